#include <msr/portable/choice.hpp>

#include <msr/core/choice_text.hpp>
#include <msr/portable/event.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <string>

namespace {

template <auto Choice>
std::string portable_text_of() {
    return msr::text_of<Choice>;
}

} // namespace

TEST_CASE("a portable choice is written by the name of its event and its privilege levels") {
    CHECK(portable_text_of<msr::instructions>() == "instructions");
    CHECK(portable_text_of<msr::llc_misses.user()>() == "llc_misses:user");
    CHECK(portable_text_of<msr::cycles.kernel()>() == "cycles:kernel");
    CHECK(portable_text_of<msr::cycles.kernel().user()>() == "cycles:user:kernel");
}

TEST_CASE("a portable event is found by its name in any case") {
    for (std::size_t i = 0; i < msr::portable_event_count; ++i) {
        const auto event = static_cast<msr::portable_event>(i);
        const auto found_portable_event = msr::portable_event_named(msr::row_of(event).name);
        REQUIRE(found_portable_event);
        CHECK(found_portable_event.event == event);
    }
    CHECK(msr::portable_event_named("L2_Misses").event == msr::portable_event::l2_misses);
    CHECK_FALSE(msr::portable_event_named("l2_miss"));
    CHECK_FALSE(msr::portable_event_named(""));
}

TEST_CASE("portable choices are equal where event and privilege levels are") {
    static_assert(msr::cycles.user() == msr::portable_choice{msr::portable_event::cycles, true});
    static_assert(!(msr::cycles.user() == msr::cycles));
    static_assert(!(msr::cycles == msr::instructions));
}
