#include <msr/core/confidence.hpp>

#include <doctest/doctest.h>

#include <msr/amd/ibs/features.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/pebs/words.hpp>
#include <msr/pmu/select/facts.hpp>
#include <msr/rdt/registers.hpp>

#include <string>
#include <type_traits>

TEST_CASE("a confidence has one word everywhere, and of two one is less sure") {
    using msr::confidence;
    CHECK(msr::name_of(confidence::high) == std::string{"high"});
    CHECK(msr::name_of(confidence::medium) == std::string{"medium"});
    CHECK(msr::name_of(confidence::low) == std::string{"low"});
    for (const confidence entry : {confidence::high, confidence::medium, confidence::low}) {
        CHECK(lower_confidence(entry, confidence::low) == confidence::low);
        CHECK(lower_confidence(entry, confidence::high) == entry);
        CHECK(lower_confidence(confidence::high, entry) == entry);
    }
    CHECK(lower_confidence(confidence::medium, confidence::low) == confidence::low);
    static_assert(std::is_same_v<msr::netburst::confidence, confidence>);
    static_assert(std::is_same_v<msr::select::confidence, confidence>);
    static_assert(std::is_same_v<msr::ibs::confidence, confidence>);
    static_assert(std::is_same_v<msr::rdt::confidence, confidence>);
    static_assert(std::is_same_v<msr::pebs::confidence, confidence>);
}
