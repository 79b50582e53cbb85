# Fails where a unit that is compiled for one instruction set emits anything but its own
# functions: an inline function that others share could be linked in for all of them.
#   cmake -DNM=nm -DOBJECTS="object;..." -P check_kernels.cmake

set(units 0)
foreach(object ${OBJECTS})
    if(NOT object MATCHES "turn_kernel_(avx2|avx512)\\.cpp")
        continue()
    endif()
    set(set ${CMAKE_MATCH_1})
    math(EXPR units "${units} + 1")
    execute_process(COMMAND ${NM} --defined-only --extern-only --demangle ${object}
        OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX REPLACE "[^\n]* T ai::yahtzee::turn::(solve_turn|mix|turn_endings|add_rows)_${set}\\([^\n]*\n" "" others "${symbols}")
    if(NOT others STREQUAL "" OR symbols STREQUAL "")
        message(FATAL_ERROR "${object} emits:\n${symbols}")
    endif()
endforeach()
if(units EQUAL 0)
    message("no unit is compiled for an instruction set of its own here")
endif()
