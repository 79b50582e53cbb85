# Packs alea-bot as a contest submission: its sources and build files, and nothing that it does not
# need. Run with cmake -DSOURCE_DIR= -DOUTPUT_DIR= -DVERSION= -P; fails where the contest's limit on
# shipped data is broken.

set(most_data_bytes 5000000)
set(name alea-bot-${VERSION})
set(folder ${OUTPUT_DIR}/${name})

file(REMOVE_RECURSE ${folder})
foreach(part core ai headless/support headless/bot)
    get_filename_component(parent ${folder}/${part} DIRECTORY)
    file(COPY ${SOURCE_DIR}/${part} DESTINATION ${parent} PATTERN submission EXCLUDE)
endforeach()
file(COPY ${SOURCE_DIR}/LICENSE DESTINATION ${folder})
configure_file(${CMAKE_CURRENT_LIST_DIR}/CMakeLists.txt.in ${folder}/CMakeLists.txt @ONLY)
configure_file(${CMAKE_CURRENT_LIST_DIR}/readme.txt.in ${folder}/readme.txt @ONLY)

set(data_bytes 0)
file(GLOB_RECURSE files RELATIVE ${folder} ${folder}/*)
foreach(file ${files})
    if(file MATCHES "\\.(h|cpp|inc)$" OR file MATCHES "(^|/)(CMakeLists\\.txt|readme\\.txt|LICENSE)$")
        continue()
    endif()
    file(SIZE ${folder}/${file} bytes)
    math(EXPR data_bytes "${data_bytes} + ${bytes}")
endforeach()
if(data_bytes GREATER most_data_bytes)
    message(FATAL_ERROR "the submission ships ${data_bytes} bytes of data; ${most_data_bytes} are allowed")
endif()

execute_process(COMMAND ${CMAKE_COMMAND} -E tar czf ${name}.tar.gz ${name}
    WORKING_DIRECTORY ${OUTPUT_DIR} COMMAND_ERROR_IS_FATAL ANY)
file(SIZE ${OUTPUT_DIR}/${name}.tar.gz packed_bytes)
message(STATUS "${OUTPUT_DIR}/${name}.tar.gz: ${packed_bytes} bytes packed, ${data_bytes} bytes of data")
