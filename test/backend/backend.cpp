// Tests the concept of backends with types that satisfy the concept and types that do not.
#include <msr/backend/backend.hpp>
#include <msr/backend/dev_msr.hpp>
#include <msr/backend/recorder.hpp>

#include <doctest/doctest.h>

#include <cstdint>

namespace {

struct may_throw {
    msr::failure read(unsigned, std::uint32_t, std::uint64_t &) { return {}; }
    msr::failure write(unsigned, std::uint32_t, std::uint64_t) { return {}; }
};

struct tells_success_only {
    bool read(unsigned, std::uint32_t, std::uint64_t &) noexcept { return true; }
    bool write(unsigned, std::uint32_t, std::uint64_t) noexcept { return true; }
};

struct only_reads {
    msr::failure read(unsigned, std::uint32_t, std::uint64_t &) noexcept { return {}; }
};

struct says_its_machine : msr::recorder {
    msr::machine_identity identity() const noexcept { return {7, 1}; }
};

struct may_throw_at_identity : msr::recorder {
    msr::machine_identity identity() const { return {7, 1}; }
};

} // namespace

TEST_CASE("a backend reads and writes without throwing and says why it failed") {
    static_assert(msr::backend<msr::dev_msr>);
    static_assert(msr::backend<msr::recorder>);
    static_assert(!msr::backend<may_throw>);
    static_assert(!msr::backend<tells_success_only>);
    static_assert(!msr::backend<only_reads>);
    static_assert(!msr::backend<int>);
}

TEST_CASE(
    "a backend may say which machine it accesses; otherwise each object is a machine of its own") {
    static_assert(msr::identified_backend<msr::dev_msr>);
    static_assert(msr::identified_backend<says_its_machine>);
    static_assert(!msr::identified_backend<msr::recorder>);
    static_assert(!msr::identified_backend<may_throw_at_identity>);
    const says_its_machine left, other;
    CHECK(identity_of(left) == identity_of(other));
    const msr::recorder first, second;
    CHECK(identity_of(first) == identity_of(first));
    CHECK(identity_of(first) != identity_of(second));
    CHECK(identity_of(first) != msr::this_machine);
}
