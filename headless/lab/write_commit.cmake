# Writes the commit that is built to a file, only if it has changed.
#   cmake -DSOURCE_DIR=... -DOUTPUT=... -P write_commit.cmake
cmake_minimum_required(VERSION 3.25)
set(commit "")
find_program(git git)
if(git)
    execute_process(COMMAND ${git} describe --always --abbrev=12 --exclude=* --dirty=-changed
        WORKING_DIRECTORY ${SOURCE_DIR} OUTPUT_VARIABLE commit ERROR_QUIET
        OUTPUT_STRIP_TRAILING_WHITESPACE)
endif()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT "#define ALEA_COMMIT \"\${commit}\"\n")
