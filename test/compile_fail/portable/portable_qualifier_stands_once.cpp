// EXPECT: portable_choice
// EXPECT(g++): a choice is given the same qualifier twice
// EXPECT-LATER: qualifier_stands_once
// EXPECT-LEGAL: none: the qualifier once
// RULE: qualifier_stands_once
#include <msr/portable/choice.hpp>

msr::portable_choice chosen() {
#ifdef CONTROL
    return msr::cycles.user().kernel();
#else
    return msr::cycles.user().user();
#endif
}
