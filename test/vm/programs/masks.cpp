// A write under an allowlist's mask keeps the register's other bits, even if the caller claims that
// the register is write-only, or that none of its bits need a check.
#include "callers.hpp"

#include <cstdint>

namespace {

int device = -1;
constexpr std::uint64_t initial_value = 0x3f000, other_bits = ~raw::enable;

/// Checks that no user changed bits outside of its mask, and restores the register.
void others_stay(const char *name) {
    const std::uint64_t current = raw::read(device, 0, raw::cccr);
    expect(name, (current & other_bits) == (initial_value & other_bits), "0x%llx became 0x%llx",
           static_cast<unsigned long long>(initial_value),
           static_cast<unsigned long long>(current));
    raw::write(device, 0, raw::cccr, initial_value);
}

void batch(const char *name, std::uint16_t kind, std::uint16_t flags, std::uint64_t mask,
           std::uint64_t value, unsigned batch_flags = 0) {
    callers::as(callers::counting_user, [=] {
        const int own = raw::open_device();
        raw::batch entry{{0, kind, flags, raw::cccr, 0, value, mask}};
        entry.run(own, batch_flags);
    });
    others_stay(name);
}

void batches() {
    batch("a user's plain write leaves bits outside of the mask", MSRPP_WRITE, 0, 0, 0);
    batch("and so does one that calls a readable register write-only", MSRPP_WRITE,
          MSRPP_OPERATION_WRITE_ONLY, 0, 0);
    batch("and one that is to be rolled back", MSRPP_WRITE, MSRPP_OPERATION_WRITE_ONLY, 0,
          raw::enable, MSRPP_BATCH_ROLL_BACK);
    batch("and one with a mask of its own", MSRPP_WRITE_MASKED, 0, ~0ULL, 0);
    batch("and one with both", MSRPP_WRITE_MASKED, MSRPP_OPERATION_WRITE_ONLY, raw::enable, 0);
}

/// Returns a register program that writes one register at the ioctls LOAD, START and STOP.
raw::program one_register(std::uint64_t check, std::uint64_t shared, std::uint64_t keep) {
    raw::program program({0}, 1);
    program.writes.assign(3, {raw::cccr, 0, raw::enable, keep});
    program.touched = {{raw::cccr, 0, check, shared}};
    program.readouts.clear();
    program.claims.clear();
    program.head.set_up_count = program.head.start_count = program.head.stop_count = 1;
    program.head.readout_count = program.head.claim_count = 0;
    program.head.changed_register_count = 1;
    return program;
}

/// Bits that users never have are 0 while a user's register program holds the register, and have
/// their old value afterwards: also where the program declares the bits shared, and keeps them.
void kept_from_users() {
    constexpr std::uint64_t interrupts = 0x04000000;
    expect("a bit is set that users never have",
           raw::write(device, 0, raw::cccr, initial_value | interrupts) == 0);
    callers::as(callers::counting_user, [] {
        const int own = raw::open_device();
        raw::program program = one_register(raw::enable, interrupts, ~raw::enable);
        const int error = program.load(own);
        expect("a program that calls what is kept from it shared", error == 0, "error %d", error);
        expect("has it cleared", (raw::read(device, 0, raw::cccr) & interrupts) == 0);
    });
    const std::uint64_t current = raw::read(device, 0, raw::cccr);
    expect("and leaves it as it was found", current == (initial_value | interrupts), "0x%llx",
           static_cast<unsigned long long>(current));
    raw::write(device, 0, raw::cccr, initial_value);
}

/// Loads, starts and stops a register program; checks the register while the program runs, and
/// after its file is closed.
void load(const char *name, const char *later, raw::program program) {
    const callers::gate ready, go;
    const pid_t child = callers::spawn(callers::counting_user, [&] {
        const int own = raw::open_device();
        if (program.load(own) == 0) raw::start(own, program.head.handle);
        ready.open();
        go.wait();
        raw::control{program.head.handle}.run(own, MSRPP_IOCTL_STOP);
    });
    ready.wait();
    const std::uint64_t meanwhile = raw::read(device, 0, raw::cccr);
    go.open();
    expect("the process ends", callers::ended(child));
    expect(name, (meanwhile & other_bits) == (initial_value & other_bits), "0x%llx became 0x%llx",
           static_cast<unsigned long long>(initial_value),
           static_cast<unsigned long long>(meanwhile));
    others_stay(later);
}

} // namespace

int main() {
    device = raw::open_device();
    if (!expect("open /dev/msrpp", device >= 0)) return 1;
    constexpr std::uint32_t read_write = MSRPP_ALLOW_READ | MSRPP_ALLOW_WRITE;
    expect("ALLOW", raw::allow(device, {{raw::cccr, read_write, raw::enable}}) == 0);
    ::chmod("/dev/msrpp", 0666);
    raw::write(device, 0, raw::cccr, initial_value);
    batches();
    load("a program leaves bits outside of the mask", "also after it is closed",
         one_register(0xffffffff, 0, 0));
    load("and so does one that checks nothing", "also after that is closed", one_register(0, 0, 0));
    load("and one that says the bits are its own", "also after that one is closed",
         one_register(0xffffffff, other_bits, raw::enable));
    kept_from_users();
    raw::write(device, 0, raw::cccr, 0);
    ::chmod("/dev/msrpp", 0600);
    raw::allow(device, {});
    return failures == 0 ? 0 : 1;
}
