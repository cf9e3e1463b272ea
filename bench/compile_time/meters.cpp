// Compile-time bench: the header of meters (registers that are only read, such as energy) alone.
#include <msr/meters.hpp>

int main() {}
