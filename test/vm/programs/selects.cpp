// Tests that a user's register program for threads can read and enable only counters that the
// program has set up itself. The first argument is the vendor of the module's registers.
#include "callers.hpp"

#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

namespace {

int device = -1;
constexpr std::uint32_t read_write = MSRPP_ALLOW_READ | MSRPP_ALLOW_WRITE;
constexpr std::uint64_t all_bits = ~std::uint64_t{0};
enum phase : unsigned { set_up, start, stop };
constexpr std::uint32_t perf_metrics = 0x329; ///< IA32_PERF_METRICS, whose bytes are read as shares

/// A register program for a thread, built up phase by phase.
struct draft {
    std::vector<msrpp_write> writes[3];
    std::vector<std::uint32_t> readouts;
    std::vector<std::uint32_t> untouched{}; ///< registers written or read, but not declared touched
    /// registers declared touched although no phase writes them
    std::vector<std::uint32_t> touched{};
    std::vector<msrpp_claim> claims{};
    unsigned flags{};

    draft &write(phase step, std::uint32_t address, std::uint64_t value, std::uint64_t keep = 0) {
        writes[step].push_back({address, 0, value, keep});
        return *this;
    }

    raw::program made() const {
        raw::program result({}, 1);
        result.writes.clear();
        result.readouts.clear();
        result.touched.clear();
        result.claims = claims;
        std::vector<std::uint32_t> known;
        const auto touch = [&](std::uint32_t address) {
            for (const std::uint32_t number : known)
                if (number == address) return;
            known.push_back(address);
            result.touched.push_back({address, 0, 0, 0});
        };
        for (const auto &entry : writes)
            for (const msrpp_write &write : entry) {
                result.writes.push_back(write);
                touch(write.address);
            }
        for (const std::uint32_t address : readouts) {
            if (address == perf_metrics)
                result.readouts.push_back({address, 64, MSRPP_NO_RDPMC, MSRPP_SHARE(0)});
            else
                result.readouts.push_back({address, 40, MSRPP_NO_RDPMC, 0});
            if (untouched.empty()) touch(address);
        }
        for (const std::uint32_t address : touched)
            touch(address);
        const auto size = [](const auto &list) { return static_cast<unsigned>(list.size()); };
        result.head.flags |= flags;
        result.head.set_up_count = size(writes[set_up]);
        result.head.start_count = size(writes[start]);
        result.head.stop_count = size(writes[stop]);
        result.head.readout_count = size(result.readouts);
        result.head.changed_register_count = size(result.touched);
        result.head.claim_count = size(result.claims);
        return result;
    }
};

/// The ioctl LOAD refuses the register program to a user without capabilities, and accepts the
/// program from a user with CAP_PERFMON.
void refused(const char *name, const draft &visited, std::uint32_t address) {
    callers::as(callers::user, [&] {
        raw::program program = visited.made();
        const int error = program.load(raw::open_device());
        const msrpp_failure &problem = program.head.failure;
        expect(name,
               error == EPERM && problem.reason == MSRPP_REASON_NO_RIGHTS &&
                   problem.value == MSRPP_RIGHTS_CPUS && problem.address == address,
               "error %d, reason %u, address 0x%x", error, problem.reason, problem.address);
    });
    callers::as(callers::counting_user, [&] {
        raw::program program = visited.made();
        const int error = program.load(raw::open_device());
        expect("with CAP_PERFMON it is loaded", error == 0, "%s: error %d, reason %u", name, error,
               program.head.failure.reason);
    });
}

/// A user loads the register program, and its first counter counts 5 events.
void counted(const char *name, const draft &visited) {
    callers::as(callers::user, [&] {
        raw::bind_to(0);
        const int own = raw::open_device();
        raw::program program = visited.made();
        const bool good = callers::count_thread(own, program);
        if (good) raw::events(own, visited.readouts[0], 5);
        const std::uint64_t count = good ? callers::count_of(own, program) : 0;
        expect(name, good && count == 5, "reason %u, address 0x%x, count %llu",
               program.head.failure.reason, program.head.failure.address,
               static_cast<unsigned long long>(count));
    });
}

void loaded(const char *name, const draft &visited) {
    callers::as(callers::user, [&] {
        raw::program program = visited.made();
        const int error = program.load(raw::open_device());
        expect(name, error == 0, "error %d, reason %u, address 0x%x", error,
               program.head.failure.reason, program.head.failure.address);
    });
}

/// Checks a select register, in which root has left bits, during and after a user's register
/// program.
void parts_of_an_event(const draft &visited, std::uint32_t address, std::uint64_t left,
                       std::uint64_t goal) {
    raw::bind_to(0);
    expect("root leaves bits in a select", raw::write(device, 0, address, left) == 0);
    const callers::gate ready, go;
    const pid_t child = callers::spawn(callers::user, [&] {
        raw::bind_to(0);
        const int own = raw::open_device();
        raw::program program = visited.made();
        expect("a user counts with a part of the select", callers::count_thread(own, program),
               "reason %u, address 0x%x", program.head.failure.reason,
               program.head.failure.address);
        ready.open();
        while (!go.is_open())
            ;
    });
    ready.wait();
    raw::bind_to(1);
    std::uint64_t meanwhile = left; // the child may have left its CPU for a moment
    for (int i = 0; i < 1000 && meanwhile != goal; ++i)
        meanwhile = raw::read(device, 0, address);
    expect("bits that a list does not give are no part of a user's event", meanwhile == goal,
           "0x%llx", static_cast<unsigned long long>(meanwhile));
    go.open();
    callers::ended(child);
    expect("and are there again", raw::read(device, 0, address) == left);
    raw::write(device, 0, address, 0);
    raw::bind_to_none();
}

// NetBurst. Intel SDM volume 3, Table 18-63: bits of a CCCR: 12 enable, 15:13 escr_select, 30
// cascade

namespace netburst {

constexpr std::uint32_t counter = 0x300, cccr = 0x360, bsu_escr0 = 0x3a0, bsu_escr1 = 0x3a1,
                        fsb_escr0 = 0x3a2, bpu_escr0 = 0x3b2, ms_cccr0 = 0x364, iq_cccr2 = 0x36e;
constexpr std::uint64_t enable = 1 << 12, cascade = 1 << 30, escr_select = 7 << 13,
                        any_thread = 3 << 16, user_escr = 0x18020004;

constexpr std::uint64_t select(unsigned escr) { return any_thread | escr << 13; }

/// Returns a register program that counts by BSU_ESCR0, whose number in a CCCR is 7.
draft counting(std::uint32_t escr = bsu_escr0, std::uint64_t chosen = select(7)) {
    draft result;
    return result.write(set_up, cccr, chosen)
        .write(set_up, escr, user_escr)
        .write(set_up, counter, 0)
        .write(start, cccr, chosen | enable)
        .write(stop, cccr, chosen);
}

draft reading(draft result) {
    result.readouts = {counter};
    return result;
}

bool allow(std::uint64_t bits_of_cccr = 0x41fff000, std::uint64_t bits_of_escr = 0x7fffffff) {
    std::vector<msrpp_allowlist_entry> list;
    for (std::uint32_t i = 0; i < 18; ++i)
        list.push_back({counter + i, read_write, raw::counter_bits});
    for (std::uint32_t i = 0; i < 18; ++i)
        list.push_back({cccr + i, read_write, bits_of_cccr});
    for (std::uint32_t address = 0x3a0; address <= 0x3e1; ++address)
        list.push_back({address, read_write, bits_of_escr});
    return raw::allow(device, list) == 0;
}

void of_others() {
    draft empty = reading({});
    empty.write(set_up, counter, 0);
    refused("a counter whose CCCR the program does not write", empty, counter);
    draft touched = empty;
    touched.touched = {cccr, bsu_escr0};
    refused("nor where it calls it touched", touched, counter);
    draft late = reading({});
    late.write(set_up, bsu_escr0, user_escr).write(stop, cccr, select(7));
    refused("nor where it writes it when it stops", late, counter);
    refused("an ESCR that the program does not write", reading(counting(fsb_escr0)), cccr);
    draft unread = counting(fsb_escr0);
    refused("nor where the counter is not read", unread, cccr);
    draft own_first = reading(counting());
    own_first.write(start, cccr, select(6) | enable);
    refused("also where it chooses one of its own before", own_first, cccr);
    own_first = reading(counting());
    own_first.write(stop, cccr, select(6) | enable);
    refused("or chooses it when it stops", own_first, cccr);
    draft later = reading({});
    later.write(set_up, cccr, select(7)).write(start, cccr, select(7) | enable);
    later.write(start, bsu_escr0, user_escr);
    refused("an ESCR that it writes after", later, cccr);
    draft armed = reading({});
    armed.write(set_up, bsu_escr0, user_escr).write(set_up, cccr, select(6) | cascade);
    refused("an ESCR of others, for a counter that waits for a cascade", armed, cccr);
    refused("the ESCR of another counter", reading(counting(bsu_escr1)), cccr);
    draft missing;
    missing.write(set_up, bsu_escr0, user_escr).write(start, ms_cccr0, select(7) | enable);
    refused("a number that no ESCR has", missing, ms_cccr0);
    missing = {};
    missing.write(set_up, 0x3be, user_escr).write(start, iq_cccr2, select(3) | enable);
    refused("SSU_ESCR0, to which counter 14 does not listen", missing, iq_cccr2);
}

void kept() {
    for (const std::uint64_t bits : {enable, escr_select, cascade, std::uint64_t{1} << 14}) {
        draft result = reading(counting());
        result.writes[set_up][0].keep_mask = bits;
        refused("a choice that is kept as it was found", result, cccr);
    }
    draft result = reading(counting());
    result.writes[set_up][1].keep_mask = 0x1e000000;
    refused("an ESCR whose event is kept as it was found", result, cccr);
    result = reading(counting());
    // a kept field is the program's own after its first write
    result.writes[start][0].keep_mask = escr_select;
    counted("what the program has written itself may be kept", result);
}

void claims() {
    draft result = reading(counting());
    result.claims = {{counter, 0, 0xff, 0x12}};
    refused("what is left in a counter of its own is not looked at", result, counter);
    result.claims = {{cccr, 0, enable, enable}};
    loaded("its select is", result);
}

void allowed_ones() {
    counted("a user counts by an ESCR of its own", reading(counting()));
    counted("and by another number", reading(counting(bpu_escr0, select(0))));
    draft two = reading(counting());
    two.write(set_up, fsb_escr0, user_escr).write(start, cccr, select(6) | enable);
    counted("and by two in turn", two);
    draft stopped;
    stopped.write(set_up, cccr, select(6));
    loaded("a counter that stands still needs no ESCR", stopped);
    draft started = reading({});
    started.write(start, bsu_escr0, user_escr).write(start, cccr, select(7) | enable);
    counted("a user writes all of it when it starts", started);
    started.flags = MSRPP_PROGRAM_OVERFLOWS;
    counted("also where each start sets up again", started);
}

void run() {
    expect("ALLOW", allow());
    of_others();
    kept();
    claims();
    allowed_ones();
    // an allowlist of the bits that a plan sets, and no more
    expect("ALLOW of the bits of a plan", allow(select(7) | enable, user_escr));
    counted("the list of a plan is enough for it", reading(counting()));
    parts_of_an_event(reading(counting()), bsu_escr0, 0x7ffffff5, user_escr);
    raw::write(device, 0, cccr, 0);
}

} // namespace netburst

// Programs for Intel's architectural counters

namespace perfmon {

constexpr std::uint32_t counter = 0xc1, wide = 0x4c1, v6 = 0x1900, select = 0x186,
                        v6_select = 0x1901, fixed = 0x309, v6_fixed = 0x1980,
                        metrics = perf_metrics, slot_counter = 0x30c, fixed_control = 0x38d,
                        status = 0x38e, global = 0x38f;
constexpr std::uint64_t usr = 1 << 16, enable = 1 << 22, clocks = 0x3c;

draft counting(std::uint32_t readout, std::uint32_t value = select) {
    draft result;
    result.write(set_up, value, clocks | usr).write(start, value, clocks | usr | enable);
    result.readouts = {readout};
    return result;
}

/// Returns a register program for a share of slots, without the writes that set up the slot
/// counter.
draft sharing() {
    draft result;
    result.write(set_up, slot_counter, 0).write(set_up, metrics, 0);
    result.readouts = {metrics};
    result.touched = {global};
    return result;
}

draft fixed_counting(std::uint32_t readout, std::uint64_t value, std::uint64_t keep) {
    draft result;
    result.write(set_up, fixed_control, value, keep);
    result.readouts = {readout};
    return result;
}

void run() {
    expect("ALLOW", raw::allow(device, {{counter, read_write, 0xffffffffffff},
                                        {counter + 1, read_write, 0xffffffffffff},
                                        {select, read_write, 0xffffffff},
                                        {select + 1, read_write, 0xffffffff},
                                        {fixed, read_write, 0xffffffffffff},
                                        {fixed + 1, read_write, 0xffffffffffff},
                                        {fixed + 2, read_write, 0xffffffffffff},
                                        {slot_counter, read_write, 0xffffffffffff},
                                        {metrics, read_write, all_bits},
                                        {fixed_control, read_write, 0xffff},
                                        {status, MSRPP_ALLOW_READ, 0},
                                        {global, read_write, 0x1000f0000000f},
                                        {wide, read_write, 0xffffffffffff},
                                        {v6, read_write, 0xffffffffffff},
                                        {v6_select, read_write, 0xffffffff},
                                        {v6_fixed, read_write, 0xffffffffffff}}) == 0);
    draft empty;
    empty.write(set_up, counter, 0).readouts = {counter};
    for (const std::uint32_t address : {counter, wide, v6, fixed, v6_fixed}) {
        empty.writes[set_up][0].address = empty.readouts[0] = address;
        refused("a counter whose select the program does not write", empty, address);
    }
    refused("also where it writes that of another counter", counting(counter + 1), counter + 1);
    draft late = counting(counter);
    std::swap(late.writes[stop], late.writes[set_up]);
    late.writes[start].clear();
    late.write(start, counter, 0);
    refused("nor one that it sets when it stops", late, counter);
    draft saved = counting(counter);
    for (msrpp_write &write : saved.writes[set_up])
        write.keep_mask = 0xff;
    for (msrpp_write &write : saved.writes[start])
        write.keep_mask = 0xff;
    refused("nor one whose event is kept as it was found", saved, counter);
    refused("a fixed counter with the field of another", fixed_counting(fixed + 1, 2, ~0xfULL),
            fixed + 1);
    refused("or with a part of its own", fixed_counting(fixed, 2, ~0xdULL), fixed);
    refused("the metrics whose counter the program does not set", sharing(), metrics);
    refused("nor where it sets all others",
            sharing().write(set_up, fixed_control, 0x222, ~0xfffULL), metrics);
    draft claims = counting(counter);
    claims.claims = {{status, 0, 1, 1}};
    refused("flags of overflows are not looked at", claims, status);
    draft switched = fixed_counting(fixed, 2, ~0xfULL);
    switched.write(start, global, 1ULL << 33, ~(1ULL << 33));
    refused("a fixed counter is not switched on with the field of another", switched, global);
    counted("a user counts by its usual address", counting(counter));
    counted("and another counter", counting(counter + 1, select + 1));
    draft own = counting(counter);
    own.writes[start][0].keep_mask = usr;
    counted("and with a bit kept that it has written before", own);
    loaded("and by its other addresses", counting(wide));
    loaded("those of version 6, too", counting(v6, v6_select));
    loaded("and by one of each", counting(v6));
    loaded("and a fixed counter", fixed_counting(fixed + 1, 0x20, ~0xf0ULL));
    loaded("by its other address", fixed_counting(v6_fixed, 2, ~0xfULL));
    loaded("and the metrics", sharing().write(set_up, fixed_control, 0x2000, ~0xf000ULL));
}

} // namespace perfmon

// AMD

namespace amd {

constexpr std::uint32_t counter = 0xc0010201, select = 0xc0010200, legacy_counter = 0xc0010004,
                        legacy_select = 0xc0010000, fabric = 0xc0010241, l3 = 0xc0010231,
                        last_of_fabric = 0xc001025f;
constexpr std::uint64_t usr = 1 << 16, enable = 1 << 22, clocks = 0x76;

draft counting(std::uint32_t readout, std::uint32_t value) {
    draft result;
    result.write(set_up, value, clocks | usr).write(start, value, clocks | usr | enable);
    result.readouts = {readout};
    return result;
}

void run() {
    // a select mask without bits 11:8 of the event
    constexpr std::uint64_t short_select = 0xffffffff;
    expect("ALLOW", raw::allow(device, {{legacy_select, read_write, short_select},
                                        {legacy_select + 1, read_write, short_select},
                                        {legacy_counter, read_write, 0xffffffffffff},
                                        {legacy_counter + 1, read_write, 0xffffffffffff},
                                        {select, read_write, short_select},
                                        {counter, read_write, 0xffffffffffff},
                                        {select + 2, read_write, short_select},
                                        {counter + 2, read_write, 0xffffffffffff},
                                        {l3, MSRPP_ALLOW_READ, 0},
                                        {fabric, MSRPP_ALLOW_READ, 0},
                                        {last_of_fabric, MSRPP_ALLOW_READ, 0}}) == 0);
    draft empty;
    empty.write(set_up, counter, 0).readouts = {counter};
    for (const std::uint32_t address : {counter, counter + 2, legacy_counter, legacy_counter + 1}) {
        empty.writes[set_up][0].address = empty.readouts[0] = address;
        refused("a counter whose select the program does not write", empty, address);
    }
    refused("also where it writes that of another counter", counting(counter + 2, select),
            counter + 2);
    refused("by one address or the other", counting(counter + 2, legacy_select), counter + 2);
    for (const std::uint32_t address : {l3, fabric, last_of_fabric}) {
        draft foreign_counter = counting(address, select);
        foreign_counter.untouched = {address};
        refused("a counter of other cores", foreign_counter, address);
    }
    counted("a user counts", counting(counter, select));
    counted("and by the older address", counting(legacy_counter, legacy_select));
    loaded("and by one of each", counting(legacy_counter + 1, select + 2));
    // root's event: E0h in bits 7:0, all event bits 11:8 (35:32) set
    parts_of_an_event(counting(counter, select), select, 0xf00000000 | 0xe0, clocks | usr | enable);
}

} // namespace amd

} // namespace

int main(int count, char **arguments) {
    const char *const owner = count > 1 ? arguments[1] : "";
    if (!raw::threads_can_be_counted()) return 0;
    device = raw::open_device();
    if (!expect("open /dev/msrpp", device >= 0)) return 1;
    ::chmod("/dev/msrpp", 0666);
    callers::set_paranoid(2);
    if (std::strcmp(owner, "netburst") == 0) netburst::run();
    if (std::strcmp(owner, "perfmon") == 0) perfmon::run();
    if (std::strcmp(owner, "amd") == 0) amd::run();
    raw::allow(device, {});
    ::chmod("/dev/msrpp", 0600);
    return failures == 0 ? 0 : 1;
}
