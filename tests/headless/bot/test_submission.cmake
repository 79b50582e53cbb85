# Packs the submission, unpacks it and prepares its build as on a contest's machine; with
# ALEA_LONG_TESTS also builds it and asks it for an action.
# Run with cmake -DSOURCE_DIR= -DWORK_DIR= -P.
file(REMOVE_RECURSE ${WORK_DIR})
set(VERSION 0)
execute_process(
    COMMAND ${CMAKE_COMMAND} -DSOURCE_DIR=${SOURCE_DIR} -DOUTPUT_DIR=${WORK_DIR} -DVERSION=${VERSION}
        -P ${SOURCE_DIR}/headless/bot/submission/pack.cmake
    COMMAND_ERROR_IS_FATAL ANY)
file(REMOVE_RECURSE ${WORK_DIR}/alea-bot-${VERSION})
execute_process(COMMAND ${CMAKE_COMMAND} -E tar xzf alea-bot-${VERSION}.tar.gz
    WORKING_DIRECTORY ${WORK_DIR} COMMAND_ERROR_IS_FATAL ANY)
set(folder ${WORK_DIR}/alea-bot-${VERSION})
foreach(file CMakeLists.txt readme.txt LICENSE headless/bot/main.cpp)
    if(NOT EXISTS ${folder}/${file})
        message(FATAL_ERROR "${file} is missing")
    endif()
endforeach()
# Libraries that the judge needs and the bot does not are hidden from it.
set(hidden OpenSSL PkgConfig nlohmann_json Qt6 ZLIB)
list(TRANSFORM hidden REPLACE "(.+)" "-DCMAKE_DISABLE_FIND_PACKAGE_\\1=ON")
execute_process(COMMAND ${CMAKE_COMMAND} -S ${folder} -B ${folder}/build ${hidden}
    COMMAND_ERROR_IS_FATAL ANY)
if(NOT "$ENV{ALEA_LONG_TESTS}")
    file(REMOVE_RECURSE ${WORK_DIR})
    return()
endif()

execute_process(COMMAND ${CMAKE_COMMAND} --build ${folder}/build COMMAND_ERROR_IS_FATAL ANY)
file(WRITE ${WORK_DIR}/position
    "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 6 6 6 6 6 3\n")
execute_process(COMMAND ${folder}/build/bin/alea-bot --strategy optimal
    INPUT_FILE ${WORK_DIR}/position OUTPUT_VARIABLE action COMMAND_ERROR_IS_FATAL ANY)
if(NOT action STREQUAL "22\n")
    message(FATAL_ERROR "five sixes belong in the Yahtzee box: 22, not '${action}'")
endif()
file(REMOVE_RECURSE ${WORK_DIR})
