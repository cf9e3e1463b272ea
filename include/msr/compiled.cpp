// The compiled part of msrpp: see msr/compiled.hpp.
#include <msr/compiled.hpp>
