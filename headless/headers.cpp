// Empty: the precompiled header of these programs needs a source file.
