// Has the members of std::string compiled once, in instantiations.cpp. In C++20 the standard
// library leaves them to each file that uses them. Part of the precompiled headers; nothing else
// needs it.

#pragma once

#include <string>

extern template class std::basic_string<char>;
