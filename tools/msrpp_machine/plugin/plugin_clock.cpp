#include "plugin_clock.hpp"

#include "cpuid/cpuid_steps.hpp"
#include "emulated_registers.hpp"

#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <span>
#include <utility>

namespace msrpp::machine {

namespace {

ring *clock_ring = nullptr;
std::uint64_t (*simulated_clocks_of)(unsigned vcpu) = nullptr;

/// The state of a thread of the program, for the correction of RDTSC.
struct clock_reader {
    emulated_registers *registers{}; ///< the thread's registers; null: not found yet
    /// Address of the instruction behind an RDTSC that ended its block of code; the result is still
    /// to be corrected; 0: none.
    std::uint64_t pending{};
};
clock_reader readers[most_vcpus];

/// Prints, once for this program, the reason why RDTSC shows the host's time.
void report(const char *reason) {
    static std::atomic<bool> is_printed = false;
    if (is_printed.exchange(true)) return;
    std::fprintf(stderr, "msrpp machine: a RDTSC of the program reads this host's time: %s\n",
                 reason);
}

/// Writes simulated time into the registers RAX and RDX after RDTSC.
void correct(unsigned vcpu, emulated_registers *registers) {
    if (registers == nullptr) return report("its registers were not found");
    std::uint64_t &low = registers->general[gpr::rax], &high = registers->general[gpr::rdx];
    if (low >> 32 != 0 || high >> 32 != 0) return report("its registers hold no time");
    readers[vcpu].registers = registers;
    const std::uint64_t clocks = simulated_clocks_of(vcpu);
    low = clocks & 0xffff'ffff;
    high = clocks >> 32;
}

/// Corrects the result of RDTSC when the next instruction of the same block of code executes.
[[gnu::noinline]] void time_was_read(unsigned vcpu, void *) {
    void *const place = callers_rbp();
    correct(vcpu, registers_at(readers[vcpu].registers, place));
}

/// Notes an RDTSC that ends its block of code; the result is corrected where the next block begins.
void last_reading_begins(unsigned vcpu, void *data) {
    readers[vcpu].pending = reinterpret_cast<std::uintptr_t>(data);
}

/// Corrects the result of RDTSC in a block of code that begins behind the bytes of an RDTSC.
[[gnu::noinline]] void block_behind_clock_begins(unsigned vcpu, void *data) {
    void *const place = callers_rbp();
    const std::uint64_t pending = std::exchange(readers[vcpu].pending, 0);
    if (pending != reinterpret_cast<std::uintptr_t>(data)) return;
    correct(vcpu, registers_at(readers[vcpu].registers, place));
}

// Returns whether an instruction is RDTSC, 0F 31, or RDTSCP, 0F 01 F9 (Intel SDM volume 2).
bool is_reading(std::span<const std::uint8_t> code) {
    while (code.size() > 2 && is_prefix(code.front()))
        code = code.subspan(1);
    const bool is_rdtsc = code.size() == 2 && code[0] == 0x0f && code[1] == 0x31;
    const bool is_rdtscp =
        code.size() == 3 && code[0] == 0x0f && code[1] == 0x01 && code[2] == 0xf9;
    return is_rdtsc || is_rdtscp;
}

/// Returns whether the bytes before an address may be RDTSC or RDTSCP. A page before the address
/// may not exist.
bool is_behind_reading(const std::uint8_t *address) {
    std::uint8_t bytes[3]{};
    const auto are_read = [&](unsigned count) {
        return is_readable(address - count, bytes, count) && is_reading({bytes, count});
    };
    return are_read(2) || are_read(3);
}

} // namespace

void simulate_clock(ring &ring, std::uint64_t (*clocks_of)(unsigned vcpu)) {
    clock_ring = &ring;
    simulated_clocks_of = clocks_of;
}

void watch_clock(qemu_plugin_tb *block, std::size_t instructions, std::uint64_t host_offset) {
    if (clock_ring->header.simulates_clock == 0) return;
    std::uint64_t address = qemu_plugin_tb_vaddr(block);
    if (is_behind_reading(reinterpret_cast<const std::uint8_t *>(address + host_offset)))
        qemu_plugin_register_vcpu_tb_exec_cb(block, block_behind_clock_begins,
                                             QEMU_PLUGIN_CB_NO_REGS,
                                             reinterpret_cast<void *>(address));
    for (std::size_t i = 0; i < instructions; ++i) {
        qemu_plugin_insn *const instruction = qemu_plugin_tb_get_insn(block, i);
        const std::span<const std::uint8_t> code{
            static_cast<const std::uint8_t *>(qemu_plugin_insn_data(instruction)),
            qemu_plugin_insn_size(instruction)};
        address += code.size();
        if (!is_reading(code)) continue;
        if (i + 1 < instructions)
            qemu_plugin_register_vcpu_insn_exec_cb(qemu_plugin_tb_get_insn(block, i + 1),
                                                   time_was_read, QEMU_PLUGIN_CB_NO_REGS, nullptr);
        else
            qemu_plugin_register_vcpu_insn_exec_cb(instruction, last_reading_begins,
                                                   QEMU_PLUGIN_CB_NO_REGS,
                                                   reinterpret_cast<void *>(address));
    }
}

} // namespace msrpp::machine
