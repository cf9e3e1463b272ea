// Stops a compiler that does not compile C++20 with a sentence, before code that it does not know.
#pragma once

#if __cplusplus <= 201703L
#error "msrpp needs C++20: compile with -std=c++20 or a later standard"
#endif
