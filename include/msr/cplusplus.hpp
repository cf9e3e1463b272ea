// Stops a compiler that does not compile C++20 with one sentence, before what it would not know.
#pragma once

#if __cplusplus <= 201703L
#error "msrpp needs C++20: compile with -std=c++20 or a later standard"
#endif
