// Stops a compiler that does not compile C++20 with a sentence, before code that it does not know.
// An #error would let it go on: a file that is not there ends every compiler's work at once.
#pragma once

#if __cplusplus <= 201703L
#include "msrpp needs C++20: compile with -std=c++20 or a later standard" // a sentence, no file
#endif
