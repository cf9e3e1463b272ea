// Stops a compiler that does not compile C++20 with a sentence, before the compiler reads code that
// it does not know. After an #error compilers continue; a missing file ends every compilation at
// once.
#pragma once

#if __cplusplus <= 201703L
// the missing file's name is the sentence
#include "msrpp needs C++20: compile with -std=c++20 or a later standard"
#endif
