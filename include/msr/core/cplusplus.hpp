// Stops compilers that are set to a standard before C++20; their error message has a sentence that
// says so. After an #error compilers continue; a missing file ends every compilation at once.
#pragma once

#if __cplusplus <= 201703L
// the name of this file, which does not exist, is the sentence that compilers print
#include "msrpp needs C++20: compile with -std=c++20 or a later standard"
#endif
