// Tests that a session has equal results on every backend: on a recorder, the simulated machine,
// the msr device, msr-safe with and without batches, and the kernel module; the last four through
// system calls to one kind of register file. mounted.cpp checks the session on the mounted machine,
// test/vm on the module in a virtual machine.
#include "fake_module.hpp"
#include "session_life.hpp"

#include <msr/backend/dev_msr.hpp>
#include <msr/backend/msr_safe.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/backend/shim.hpp>
#include <msr/sim/pentium4.hpp>

#include <doctest/doctest.h>

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

using session_life::life_on;

namespace {

/// System calls of the msr device and of msr-safe, with the registers of a recorder.
struct register_calls {
    msr::recorder *tape;
    bool has_batches{};

    int open(const char *path) noexcept {
        if (std::strstr(path, "msr_batch") == nullptr || has_batches) return 3;
        errno = ENOENT;
        return -1;
    }
    int close(int) noexcept { return 0; }
    ssize_t read(int, void *bytes, std::size_t, std::uint32_t offset) noexcept {
        std::uint64_t value = 0;
        static_cast<void>(tape->read(0, offset, value));
        std::memcpy(bytes, &value, sizeof value);
        return sizeof value;
    }
    ssize_t write(int, const void *bytes, std::size_t, std::uint32_t offset) noexcept {
        std::uint64_t value = 0;
        std::memcpy(&value, bytes, sizeof value);
        static_cast<void>(tape->write(0, offset, value));
        return sizeof value;
    }
    int ioctl(int, unsigned long, void *argument) noexcept {
        const auto &batch = *static_cast<const msr::msr_safe_batch *>(argument);
        auto *const operation = reinterpret_cast<msr::msr_safe_operation *>(batch.operations);
        for (std::uint32_t i = 0; i < batch.count; ++i)
            static_cast<void>(operation[i].is_read != 0
                                  ? tape->read(0, operation[i].address, operation[i].value)
                                  : tape->write(0, operation[i].address, operation[i].value));
        return 0;
    }
};

} // namespace

TEST_CASE("a session says and leaves the same on every backend") {
    msr::recorder tape;
    const std::vector<std::string> expected = life_on(tape);
    CHECK(expected.size() == 9);
    CHECK(expected[1] == "700 800 42949672960"); // the last count is 0xa'0000'0000
    CHECK(expected[3] == "as found");
    CHECK(expected[7] == "as found");

    SUBCASE("the simulated machine") {
        msr::sim::pentium4 machine;
        CHECK(life_on(machine) == expected);
    }
    SUBCASE("the msr device") {
        msr::recorder registers;
        msr::basic_dev_msr<register_calls> device{"/tree", register_calls{&registers}};
        CHECK(life_on(device) == expected);
    }
    SUBCASE("msr-safe, with batches") {
        msr::recorder registers;
        msr::basic_msr_safe<register_calls> device{"/tree", register_calls{&registers, true}};
        CHECK(life_on(device) == expected);
    }
    SUBCASE("msr-safe, without batches") {
        msr::recorder registers;
        msr::basic_msr_safe<register_calls> device{"/tree", register_calls{&registers}};
        CHECK(life_on(device) == expected);
    }
    SUBCASE("the kernel module") {
        fake_module module;
        fake_shim device{"/tree", fake_shim_calls{&module}};
        CHECK(life_on(device) == expected);
        CHECK(module.programs.empty());
    }
}
