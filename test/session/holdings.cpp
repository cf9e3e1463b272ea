// Tests the record of the registers that the open sessions of this process hold.
#include <msr/session/holdings.hpp>

#include "fake_plan.hpp"
#include "shared_machine.hpp"

#include <msr/backend/recorder.hpp>
#include <msr/session.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

#include <unistd.h>

namespace {

std::vector<std::uint32_t> addresses(const msr::holdings &value) {
    std::vector<std::uint32_t> list;
    for (const msr::held_register &held_register : value.all())
        list.push_back(held_register.address);
    return list;
}

const std::vector<std::uint32_t> of_the_fake_plan{fake::control_a, fake::control_b, fake::selection,
                                                  fake::counter_a, fake::counter_b, fake::clear};

} // namespace

TEST_CASE("what open sessions hold on a processor of a machine, and no longer") {
    msr::recorder tape, other;
    CHECK(held_by_sessions(tape, 2).empty());
    {
        const msr::session session{tape, fake::plan, msr::watch_cpu(2)};
        CHECK(addresses(held_by_sessions(tape, 2)) == of_the_fake_plan);
        const msr::holdings value = held_by_sessions(tape, 2);
        for (const msr::held_register &held_register : value.all())
            CHECK(held_register.bits == ~std::uint64_t{0});
        CHECK(held_by_sessions(tape, 3).empty());
        CHECK(held_by_sessions(other, 2).empty());
    }
    CHECK(held_by_sessions(tape, 2).empty());
}

TEST_CASE("a forked child holds nothing") {
    msr::recorder tape;
    const msr::session session{tape, fake::plan, msr::watch_cpu(2)};
    CHECK(left_well(status_of_child([&] { ::_exit(held_by_sessions(tape, 2).empty() ? 0 : 1); })));
}

TEST_CASE("what a plan would hold can be added before there is a session") {
    msr::holdings value;
    value.add(fake::plan);
    CHECK(addresses(value) == of_the_fake_plan);
    value.add(msr::held_register{0x77, 1});
    CHECK(addresses(value).back() == 0x77);
    const msr::sequence<msr::held_register> view = value;
    CHECK(view.size() == of_the_fake_plan.size() + 1);
}
