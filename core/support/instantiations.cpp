#include "core/support/instantiations.h"

template class std::basic_string<char>;
