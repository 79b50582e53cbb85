# `cpack --config build/release/CPackConfig.cmake` (in build/release) makes the two Debian packages.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME alea)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
# Each package has its own summary, the first line of its description.
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")
# No address: readme.txt says how to report a problem.
set(CPACK_PACKAGE_CONTACT "The Alea authors")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL alea-headless)
if(ALEA_APP)
    list(APPEND CPACK_COMPONENTS_ALL alea)
endif()
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_DEBIAN_ALEA_PACKAGE_NAME alea)
# Not `games`: these must live in /usr/games, where no other program looks for a solver.
set(CPACK_DEBIAN_ALEA_PACKAGE_SECTION education)
set(CPACK_DEBIAN_ALEA_PACKAGE_DEPENDS
    "alea-headless (= ${PROJECT_VERSION}), bubblewrap, libqt6sql6-sqlite, qt6-translations-l10n")
set(CPACK_DEBIAN_ALEA_PACKAGE_RECOMMENDS "fonts-open-sans")
set(CPACK_COMPONENT_ALEA_DESCRIPTION "dice trainer with an exact coach
Alea plays Yahtzee and teaches it: after every choice it tells what that choice
was worth in points, and after a game which choices cost most. Its opponents
range from beginner to exact play.")

set(CPACK_DEBIAN_ALEA-HEADLESS_PACKAGE_NAME alea-headless)
set(CPACK_DEBIAN_ALEA-HEADLESS_PACKAGE_SECTION education)
set(CPACK_DEBIAN_ALEA-HEADLESS_PACKAGE_RECOMMENDS "bubblewrap")
set(CPACK_COMPONENT_ALEA-HEADLESS_DESCRIPTION "contest bot, judge, solvers and laboratory for dice games
The programs of Alea that need no window: a Yahtzee contest player, a judge
that runs contests between programs in a sandbox, exact solvers, and tools
that measure players.")

# lintian wants a changelog in each package.
string(TIMESTAMP stamp "%a, %d %b %Y %H:%M:%S +0000" UTC)
foreach(package alea alea-headless)
    set(log ${CMAKE_CURRENT_BINARY_DIR}/${package}-changelog)
    file(WRITE ${log} "${package} (${PROJECT_VERSION}) unstable; urgency=medium

  * See docs/changelog.md in /usr/share/doc/alea-headless.

 -- ${CPACK_PACKAGE_CONTACT} <none>  ${stamp}
")
    execute_process(COMMAND ${GZIP} -9nf ${log})
    if(package STREQUAL "alea-headless" OR ALEA_APP)
        install(FILES ${log}.gz DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${package}
            RENAME changelog.gz COMPONENT ${package})
    endif()
endforeach()

include(CPack)
