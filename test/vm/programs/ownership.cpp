// A register's address alone decides whether the module reserves a counter with the kernel, and
// which value is restored; the caller's flags do not. The counters are a Pentium 4's.
#include "callers.hpp"

#include <cstdint>
#include <string_view>

namespace {

constexpr std::uint32_t select = 0x360, counter = 0x300;

/// Returns a register program for one counter; `called_a_counter` is the register's flag as a
/// counter.
raw::program for_counter(unsigned cpu, unsigned index, bool called_a_counter) {
    raw::program program({cpu}, 1);
    program.writes = {{select + index, 0, 0x3e000, 0},
                      {select + index, 0, 0x3f000, 0},
                      {select + index, 0, 0, 0}};
    program.touched = {
        {select + index, 0, 0xffffffff, 0},
        {counter + index, called_a_counter ? MSRPP_CHANGED_REGISTER_COUNTS : 0, 0xffffffffff, 0}};
    program.readouts = {{counter + index, 40, MSRPP_NO_RDPMC, 0}};
    program.claims.clear();
    program.head.set_up_count = program.head.start_count = program.head.stop_count = 1;
    program.head.changed_register_count = 2;
    program.head.claim_count = 0;
    return program;
}

/// Loads register programs while another module has reserved the first counter with the kernel.
void held(int device) {
    for (const bool called_a_counter : {true, false}) {
        raw::program program = for_counter(0, 0, called_a_counter);
        const int error = program.load(device);
        expect(called_a_counter ? "a counter that the kernel holds is refused"
                                : "also to a program that does not call it one",
               error == EBUSY && program.head.failure.reason == MSRPP_REASON_HELD_BY_KERNEL &&
                   program.head.failure.address == counter,
               "error %d, reason %u", error, program.head.failure.reason);
        if (error == 0) raw::unload(device, program.head.handle);
    }
    constexpr std::uint32_t read_write = MSRPP_ALLOW_READ | MSRPP_ALLOW_WRITE;
    expect("ALLOW", raw::allow(device, {{counter, read_write, 0xffffffffff},
                                        {select, read_write, 0x01fff000}}) == 0);
    callers::as(callers::counting_user, [] {
        const int error = raw::write(raw::open_device(), 0, counter, 5);
        expect("and to BATCH", error == EBUSY, "error %d", error);
    });
    raw::allow(device, {});
}

/// Two files hold the same counter on different CPUs, with different flags. Another module can
/// reserve the counter after the module's removal only if the reservation was released.
void differ(int device) {
    const int second = raw::open_device();
    for (unsigned index = 0; index < 2; ++index) {
        raw::program program = for_counter(0, index, index == 0),
                     other = for_counter(1, index, index != 0);
        const bool first_loaded = program.load(device) == 0,
                   second_loaded = other.load(second) == 0;
        expect(index == 0 ? "programs that differ in what they call a counter"
                          : "and that load the other way round",
               first_loaded || second_loaded);
        if (first_loaded) raw::unload(device, program.head.handle);
        if (second_loaded) raw::unload(second, other.head.handle);
    }
    ::close(second);
}

/// A batch writes registers of its own file's register program for threads. During the batch no
/// second program may take turns with the first: the batch would write into the second program's
/// settings.
void lent(int device) {
    if (!raw::threads_can_be_counted()) return;
    const callers::gate ready;
    const pid_t writer = callers::spawn(callers::same, [&] {
        raw::bind_to(0);
        const int own = raw::open_device();
        raw::program program({}, 1);
        expect("a program for threads", program.load(own) == 0);
        raw::batch writes{};
        writes.operations.assign(MSRPP_MOST_OPERATIONS, raw::writing(1, select, 0x3e000));
        ready.open();
        // the ioctl BATCH fails with EBUSY while a second register program holds the registers
        for (int error = 0; error == 0 || error == EBUSY;)
            error = writes.run(own);
    });
    ready.wait();
    raw::bind_to(1);
    bool refused = false;
    // microseconds between two tries, so that the writer begins at any moment of a pause
    unsigned pause = 0;
    while (!refused) {
        ::usleep(pause = (pause + 700) % 9000);
        raw::program program({}, 1);
        if (program.load(device) == 0)
            raw::unload(device, program.head.handle);
        else
            refused = program.head.failure.reason == MSRPP_REASON_HELD;
    }
    callers::killed(writer);
    raw::bind_to_none();
    expect("nobody joins while a batch writes into a program", refused);
    raw::program program({}, 1);
    expect("and afterwards one does", program.load(device) == 0);
    raw::unload(device, program.head.handle);
}

} // namespace

int main(int, char **arguments) {
    const int device = raw::open_device();
    if (!expect("open /dev/msrpp", device >= 0)) return 1;
    ::chmod("/dev/msrpp", 0666);
    const std::string_view text = arguments[1];
    if (text == "held") held(device);
    if (text == "differ") differ(device);
    if (text == "lent") lent(device);
    ::chmod("/dev/msrpp", 0600);
    return failures == 0 ? 0 : 1;
}
