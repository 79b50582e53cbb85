// std::string, compiled in instantiations.cpp only and not again for each group of files, for which
// the standard library makes no provision in C++20. Part of the precompiled headers; nothing else
// needs to include it.

#pragma once

#include <string>

extern template class std::basic_string<char>;
