// The header of meters alone.
#include <msr/meters.hpp>

int main() {}
