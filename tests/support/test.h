// What every test class includes. The classes of a module are joined in one program, compiled as
// one file and linked once; so each stands in a namespace of its own, named like its file, and ends
// with ALEA_TEST instead of one of Qt's macros for a main function.

#pragma once

#include <QTest>

// The function that the program's main function, which CMake writes, calls for this class.
#define ALEA_TEST(Class)                                                                           \
    int run(int argc, char** argv) {                                                               \
        Class test;                                                                                \
        return QTest::qExec(&test, argc, argv);                                                    \
    }
