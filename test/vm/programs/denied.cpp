// Registers and bits that the kernel keeps from all users without CAP_SYS_RAWIO, whatever allowlist
// is loaded: registers that read or write memory, enter the kernel, or raise interrupts. The module
// may refuse the list or the write; no write may take effect.
#include "callers.hpp"

#include <cstdint>
#include <cstdio>
#include <string_view>
#include <vector>

namespace {

struct register_or_bits {
    const char *name;
    std::uint32_t first, last;
    std::uint64_t bits; // the bits that a user tries to set
    // the parameter `processor` of msrpp_soft.ko: the simulated registers' processor
    const char *processor{"netburst"};
};

/// Registers of msrpp_soft.ko that the guest script declares. Numbers: Intel SDM volume 4, AMD APM
/// volume 2 and BKDG.
constexpr register_or_bits denied[] = {
    {"APIC base", 0x1b, 0x1b, 0x800},
    {"microcode update", 0x79, 0x79, 0x1000},
    {"microcode signature", 0x8b, 0x8b, 0x1000},
    {"SYSENTER", 0x174, 0x176, 0x1000},
    {"IA32_DEBUGCTL", 0x1d9, 0x1d9, 0x80},
    {"MTRRs", 0x200, 0x20f, 0x1000},
    {"IA32_PAT", 0x277, 0x277, 0x1},
    {"PEBS_ENABLE and data configuration", 0x3f1, 0x3f2, 0x1, "perfmon"},
    {"PEBS load latency and front end", 0x3f6, 0x3f7, 0x10, "perfmon"},
    {"Processor Trace", 0x560, 0x58f, 0x1},
    {"IA32_DS_AREA", 0x600, 0x600, 0x1000},
    {"x2APIC", 0x800, 0x8ff, 0x10},
    {"EFER to FMASK", 0xc0000080, 0xc0000084, 0x1},
    {"bases of FS and GS", 0xc0000100, 0xc0000102, 0x1000},
    {"IBS", 0xc0011030, 0xc001103d, 0x20000},
    {"the interrupt bit of an event select", 0xc0010000, 0xc0010003, 0x100000, "amd"},
    {"the interrupt bits of a CCCR", 0x360, 0x371, 0x0c000000},
};

int device = -1;

/// Tries every way to write a register: the ioctl BATCH, and each phase of a register program.
void try_to_write(std::uint32_t address, std::uint64_t bits) {
    const int own = raw::open_device();
    raw::write(own, 0, address, bits);
    raw::batch masked{raw::writing(0, address, bits, bits)};
    masked.run(own);
    raw::batch unread{{0, MSRPP_WRITE, MSRPP_OPERATION_WRITE_ONLY, address, 0, bits, 0}};
    unread.run(own);
    for (const std::uint64_t check : {bits, std::uint64_t{0}}) {
        raw::program program({0}, 1);
        program.writes.assign(2, {address, 0, bits, 0});
        program.touched = {{address, 0, check, 0}};
        program.readouts.clear();
        program.claims.clear();
        program.head.set_up_count = program.head.start_count = 1;
        program.head.stop_count = program.head.readout_count = program.head.claim_count = 0;
        program.head.changed_register_count = 1;
        if (program.load(own) == 0) raw::start(own, program.head.handle);
        if (raw::read(device, 0, address) == 0 && program.head.handle != ~0U)
            // a register program whose write took effect stays loaded, so that root reads the bits
            raw::unload(own, program.head.handle);
    }
}

/// True if the bits stay 0 on CPU 0 under all attempts of a user with CAP_PERFMON.
bool stays(std::uint32_t address, std::uint64_t bits) {
    constexpr std::uint32_t read_write = MSRPP_ALLOW_READ | MSRPP_ALLOW_WRITE;
    if (raw::allow(device, {{address, read_write, ~0ULL}}) != 0) return true;
    const callers::gate visited, go;
    const pid_t child = callers::spawn(callers::counting_user, [&] {
        try_to_write(address, bits);
        visited.open();
        go.wait();
    });
    visited.wait();
    const std::uint64_t meanwhile = raw::read(device, 0, address);
    go.open();
    callers::ended(child);
    const std::uint64_t later = raw::read(device, 0, address);
    raw::write(device, 0, address, 0);
    return (meanwhile & bits) == 0 && (later & bits) == 0;
}

/// A register program for threads tries to raise interrupts while its thread runs.
void thread_without_interrupts() {
    std::vector<msrpp_allowlist_entry> list = callers::counting_list(1);
    list[1].write_mask |= 0x0c000000;
    if (raw::allow(device, list) != 0) {
        expect("a list with interrupt bits is refused", true);
        return;
    }
    const callers::gate ready, go;
    const pid_t child = callers::spawn(callers::user, [&] {
        raw::bind_to(1);
        const int own = raw::open_device();
        raw::program program = callers::user_mode({}, 1);
        program.writes[3].value |= 0x0c000000;
        callers::count_thread(own, program);
        ready.open();
        while (!go.is_open())
            ;
    });
    ready.wait();
    const std::uint64_t meanwhile = raw::read(device, 1, raw::cccr);
    go.open();
    callers::ended(child);
    expect("a user's thread has no interrupts at overflow", (meanwhile & 0x0c000000) == 0,
           "the CCCR is 0x%llx", static_cast<unsigned long long>(meanwhile));
}

void software(std::string_view processor) {
    for (const register_or_bits &bits : denied) {
        if (bits.processor != processor) continue;
        std::uint32_t written = 0;
        for (const std::uint32_t address : {bits.first, bits.last})
            if (!stays(address, bits.bits)) written = address;
        char name[100];
        std::snprintf(name, sizeof name, "no list gives %s away", bits.name);
        expect(name, written == 0, "0x%x was written", written);
    }
    if (processor == "netburst" && raw::threads_can_be_counted()) thread_without_interrupts();
}

/// Registers whose value alone discloses secrets, on every processor. Numbers: Intel SDM volume 4
/// and Intel's specifications of FRED, user interrupts and hardware feedback; AMD APM volume 2; the
/// kernel's Documentation/virt/kvm/x86/msr.rst; Hyper-V's functional specification.
constexpr register_or_bits unreadable[] = {
    {"APIC base", 0x1b, 0x1b, 0},
    {"SYSENTER", 0x174, 0x176, 0},
    {"where records are written", 0x600, 0x600, 0},
    {"EFER to FMASK", 0xc0000080, 0xc0000084, 0},
    {"bases of FS and GS", 0xc0000100, 0xc0000103, 0},
    {"machine checks", 0x400, 0x47f, 0},
    {"scalable machine checks", 0xc0002000, 0xc0002fff, 0},
    {"stacks of FRED", 0x1cc, 0x1d4, 0},
    {"user interrupts", 0x985, 0x98a, 0},
    {"where the hardware writes its feedback", 0x17d0, 0x17d1, 0},
    {"the number of the processor", 0x4e, 0x4f, 0},
    {"AMD's number of the processor", 0xc00102f0, 0xc00102f1, 0},
    {"pages shared with KVM", 0x4b564d00, 0x4b564dff, 0},
    {"KVM's clock, at its old addresses", 0x11, 0x12, 0},
    {"pages shared with Hyper-V", 0x40000000, 0x400001ff, 0},
    {"IBS", 0xc0011031, 0xc001103d, 0},
};

/// The module checks the list before it reads a register, so the emulator need not have the
/// registers.
void not_read() {
    for (const register_or_bits &bits : unreadable) {
        std::uint32_t report = 0;
        for (const std::uint32_t address : {bits.first, bits.last}) {
            int &error = callers::shared<int>();
            if (raw::allow(device, {{address, MSRPP_ALLOW_READ, 0}}) != 0) continue;
            callers::as(callers::counting_user, [&] {
                raw::batch batch{raw::reading(0, address)};
                raw::bind_to(0);
                error = batch.run(raw::open_device());
            });
            if (error != EACCES) report = address;
        }
        char name[100];
        std::snprintf(name, sizeof name, "no list lets %s be read", bits.name);
        expect(name, report == 0, "0x%x is read", report);
    }
}

/// Users cannot write registers of the emulator that the kernel keeps. The test writes each
/// register's present value, so a success would be harmless; only an MTRR that is not enabled gets
/// another value.
void hardware() {
    constexpr std::uint32_t read_write = MSRPP_ALLOW_READ | MSRPP_ALLOW_WRITE, mtrr_base = 0x20e;
    for (const std::uint32_t address :
         {0x174u, 0x175u, 0x176u, mtrr_base, 0x277u, 0xc0000080u, 0xc0000082u, 0xc0000102u}) {
        const std::uint64_t value = raw::read(device, 0, address);
        char name[60];
        std::snprintf(name, sizeof name, "register 0x%x is kept from users", address);
        if (raw::allow(device, {{address, read_write, ~0ULL}}) != 0)
            expect(name, true);
        else
            callers::as(callers::counting_user, [&] {
                raw::bind_to(0);
                const int error = raw::write(raw::open_device(), 0, address,
                                             address == mtrr_base ? 0x1000 : value);
                expect(name, error == EACCES || error == EPERM, "error %d", error);
            });
    }
    expect("and is as it was", raw::read(device, 0, mtrr_base) == 0);
    raw::write(device, 0, mtrr_base, 0);
}

} // namespace

int main(int, char **arguments) {
    device = raw::open_device();
    if (!expect("open /dev/msrpp", device >= 0)) return 1;
    ::chmod("/dev/msrpp", 0666);
    callers::set_paranoid(2);
    const std::string_view processor = arguments[1];
    processor == "hardware" ? hardware() : software(processor);
    not_read();
    raw::allow(device, {});
    ::chmod("/dev/msrpp", 0600);
    return failures == 0 ? 0 : 1;
}
