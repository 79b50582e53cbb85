// Empty: the precompiled header of the tests needs a source file.
