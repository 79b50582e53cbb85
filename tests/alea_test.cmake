# alea_test(NAME SOURCES... [LIBRARIES ...] [LABELS ...] [DEPENDS TARGETS...]
#     [DEFINITIONS ...] [THREADED FUNCTIONS...]): one class of tests, which stands in the first source,
# run as one test. Those of a folder make one program, which is compiled in few pieces and linked once.
# The folder's name is the label of its tests:
#   cmake --build build/dev --target tests-core-yahtzee     builds them, and what they start (DEPENDS)
#   ctest --test-dir build/dev -L '^core/yahtzee$'          runs them
#   build/dev/tests/tests-core-yahtzee test_scoring         runs one class, with options of Qt Test
# THREADED names what the thread sanitizer runs of a class that would take it minutes.
# The label `quick` is for a look between two edits (`ctest -L '^quick$'`, two minutes at most): core, ai
# but for what takes long there, and the window's models.
# The label `unsanitized` keeps a test out of the runs under sanitizers, whose programs take more
# memory, time and processes.

# Seconds; a sanitizer makes a test some ten times slower.
set(test_timeout 600)
if(CMAKE_CXX_FLAGS MATCHES "-fsanitize=")
    set(test_timeout 1800)
endif()

# The headers that every test reads, compiled once.
add_library(test_headers OBJECT support/headers.cpp)
set_target_properties(test_headers PROPERTIES UNITY_BUILD OFF)
target_precompile_headers(test_headers PRIVATE ${PROJECT_SOURCE_DIR}/core/support/instantiations.h
    ${PROJECT_SOURCE_DIR}/core/yahtzee/game.h <QTest>
    <algorithm> <functional> <map> <memory> <optional> <string> <vector>)
target_compile_definitions(test_headers PRIVATE QT_NO_KEYWORDS)
target_link_libraries(test_headers PRIVATE alea_core Qt6::Test)

# What moc makes of the base of tests that begin anew.
set(test_base_moc ${CMAKE_CURRENT_BINARY_DIR}/moc_test_base.cpp)
add_custom_command(OUTPUT ${test_base_moc}
    COMMAND Qt6::moc -o ${test_base_moc} ${CMAKE_CURRENT_SOURCE_DIR}/support/files.h
    DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/support/files.h VERBATIM)
add_library(test_base STATIC ${test_base_moc})
target_compile_definitions(test_base PRIVATE QT_NO_KEYWORDS)
target_link_libraries(test_base PRIVATE Qt6::Core)

# The modules whose tests run threads, for the thread sanitizer.
set(threaded_modules core/support ai/dilemma ai/yahtzee/solve ai/yahtzee/tables ai/yahtzee/theory
    ai/yahtzee/win
    headless/match app/analysis)
add_custom_target(threaded_tests)

# What runs on any processor and is quick enough for an emulated one (tests/aarch64.sh): all of core,
# and these of ai.
set(portable_tests test_sweeps test_turn_solver test_turn_program)
add_custom_target(portable_tests)

# Those of ai that stay out of the label `quick`.
set(slow_tests test_contributions test_domino_belief test_evaluate test_optimal_scores test_solver
    test_survival_tables)

# The folder's name as a label.
function(alea_test_module result)
    file(RELATIVE_PATH module ${PROJECT_SOURCE_DIR}/tests ${CMAKE_CURRENT_SOURCE_DIR})
    if(NOT module)
        set(module tree)
    endif()
    set(${result} ${module} PARENT_SCOPE)
endfunction()

function(alea_add_test_program program module libraries)
    add_executable(${program})
    set_target_properties(${program} PROPERTIES
        UNITY_BUILD_BATCH_SIZE 64
        RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
    target_include_directories(${program} PRIVATE
        ${CMAKE_CURRENT_BINARY_DIR}/moc ${PROJECT_SOURCE_DIR})
    target_compile_definitions(${program} PRIVATE
        QT_NO_KEYWORDS
        ALEA_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data"
        ALEA_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
        ALEA_BIN_DIR="${CMAKE_RUNTIME_OUTPUT_DIRECTORY}"
        ALEA_SOLVED_GAME="${PROJECT_BINARY_DIR}/share/alea"
        ALEA_TEST_CACHE="${PROJECT_BINARY_DIR}/tests/cache")
    if(TARGET solve_game)
        add_dependencies(${program} solve_game)
    endif()
    target_link_libraries(${program} PRIVATE alea_core test_base Qt6::Test)
    if(alea_app IN_LIST libraries)
        if(NOT module STREQUAL app/analysis)
            target_compile_definitions(${program} PRIVATE ALEA_TEST_WIDGETS)
        endif()
        target_precompile_headers(${program} REUSE_FROM alea_app)
    else()
        target_precompile_headers(${program} REUSE_FROM test_headers)
    endif()
    if(module IN_LIST threaded_modules)
        add_dependencies(threaded_tests ${program})
    endif()
    cmake_language(EVAL CODE "cmake_language(DEFER CALL alea_finish_test_program ${program})")
endfunction()

# Once all classes of the folder are known: the main function that chooses among them.
function(alea_finish_test_program program)
    get_target_property(tests ${program} ALEA_TESTS)
    foreach(test ${tests})
        string(APPEND declarations "namespace ${test} {\nint run(int argc, char** argv);\n}\n")
        string(APPEND entries "        {\"${test}\", ${test}::run},\n")
    endforeach()
    set(main ${CMAKE_CURRENT_BINARY_DIR}/main.cpp)
    configure_file(${PROJECT_SOURCE_DIR}/tests/support/main.cpp.in ${main} @ONLY)
    target_sources(${program} PRIVATE ${main})
endfunction()

function(alea_test name)
    cmake_parse_arguments(arg "" "" "LIBRARIES;LABELS;DEPENDS;DEFINITIONS;THREADED" ${ARGN})
    alea_test_module(module)
    string(REPLACE "/" "-" program "tests-${module}")
    if(NOT TARGET ${program})
        alea_add_test_program(${program} ${module} "${arg_LIBRARIES}")
    endif()

    # The source is compiled in a file that adds what moc makes of it (it needs no header for the class,
    # and so no AUTOMOC) and the function that the program's main function calls. test_ratings is the
    # class test_ratings::TestRatings.
    list(POP_FRONT arg_UNPARSED_ARGUMENTS source)
    set(moc ${CMAKE_CURRENT_BINARY_DIR}/moc/${name}.moc)
    add_custom_command(OUTPUT ${moc}
        COMMAND Qt6::moc -o ${moc} ${CMAKE_CURRENT_SOURCE_DIR}/${source}
        DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${source} VERBATIM)
    string(REPLACE "_" ";" words ${name})
    set(class)
    foreach(word ${words})
        string(SUBSTRING ${word} 0 1 initial)
        string(SUBSTRING ${word} 1 -1 rest)
        string(TOUPPER ${initial} initial)
        string(APPEND class ${initial}${rest})
    endforeach()
    set(unit ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
    file(CONFIGURE OUTPUT ${unit} CONTENT [[
#include "@CMAKE_CURRENT_SOURCE_DIR@/@source@"
#include "@name@.moc"

namespace @name@ {
int run(int argc, char** argv) {
    @class@ test;
    return QTest::qExec(&test, argc, argv);
}
}
]] @ONLY)
    target_sources(${program} PRIVATE ${unit} ${arg_UNPARSED_ARGUMENTS} ${moc})
    set_property(TARGET ${program} APPEND PROPERTY ALEA_TESTS ${name})
    target_link_libraries(${program} PRIVATE ${arg_LIBRARIES})
    target_compile_definitions(${program} PRIVATE ${arg_DEFINITIONS})
    if(arg_DEPENDS)
        add_dependencies(${program} ${arg_DEPENDS})
    endif()

    # `--target NAME` builds the program that holds the class.
    add_custom_target(${name})
    add_dependencies(${name} ${program})

    if(module IN_LIST threaded_modules)
        list(APPEND arg_LABELS threaded)
    endif()
    if(module MATCHES "^core/" OR name IN_LIST portable_tests)
        list(APPEND arg_LABELS portable)
        add_dependencies(portable_tests ${program})
    endif()
    if((module MATCHES "^(core|ai)/" AND NOT name IN_LIST slow_tests) OR name STREQUAL test_models)
        list(APPEND arg_LABELS quick)
    endif()
    list(APPEND arg_LABELS ${module})
    if(NOT CMAKE_CXX_FLAGS MATCHES "-fsanitize=thread")
        set(arg_THREADED)
    endif()
    add_test(NAME ${name} COMMAND ${program} ${name} ${arg_THREADED})
    set_tests_properties(${name} PROPERTIES
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen" TIMEOUT ${test_timeout} LABELS "${arg_LABELS}")
endfunction()
