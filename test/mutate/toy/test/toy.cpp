// A test that notices some of the changes that the script mutate makes in toy.hpp: at compile time,
// by its result, and by never ending.
#include <msr/toy.hpp>

static_assert(msr::is_small(7) && !msr::is_small(8));

bool toy_works() {
    int counted = 0;
    int copy = 0;
    while (counted == 0)
        msr::call(counted, copy);
    int large = 1000;
    return msr::passed_on(large) == 100;
}
