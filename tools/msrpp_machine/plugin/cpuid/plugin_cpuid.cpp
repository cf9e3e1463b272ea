#include "plugin_cpuid.hpp"

#include "../../ring/cpuid_table.hpp"
#include "../emulated_registers.hpp"
#include "cpuid_steps.hpp"

#include <msr/processor/cpuid.hpp>

#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <span>
#include <utility>
#include <vector>

namespace msrpp::machine {

namespace {

// Largest number of loads that are followed in a block of code, from its beginning to CPUID.
constexpr unsigned most_loads = 64;
constexpr std::uint64_t code_page = 4096;

ring *cpuid_ring = nullptr;
std::uint32_t (*simulated_cpu_of)(unsigned vcpu) = nullptr;
// Difference between an address of the program and the address in this process.
std::uint64_t code_offset = 0;

/// A CPUID instruction and the instructions before it, from the beginning of the block of code, or
/// from the previous CPUID instruction in the block.
struct cpuid_place {
    std::uint64_t address{};
    std::uint64_t next{}; ///< address of the instruction after the CPUID
    struct step {
        register_step does{};
        unsigned load{}; ///< index in `loaded` of the value that the instruction reads from memory
    };
    std::vector<step> previous{};
};

/// The state of a virtual processor of the emulator, which is a thread of the program.
struct watched {
    emulated_registers *registers{}; ///< the registers of the thread; null: not found yet
    /// Values of the registers at the beginning of the block of code, or behind the last CPUID in
    /// the block.
    known_registers source{};
    std::uint64_t loaded[most_loads]{};
    std::uint64_t loads{}; ///< bit n: loaded[n] has a value that the program read
    /// The CPUID at the end of the previous block of code, whose answer is to be corrected; null:
    /// none.
    const cpuid_place *place_at_end{};
    known_registers request{};
};
watched *watched_vcpus[most_vcpus];

watched &watched_of(unsigned vcpu) {
    watched *&entry = watched_vcpus[vcpu];
    if (entry == nullptr) entry = new watched;
    return *entry;
}

/// Prints, once for all programs of the machine, the reason why CPUID is not corrected.
void tell_why(const char *reason) {
    if (cpuid_ring->header.cpuid_is_reported.exchange(1) != 0) return;
    std::fprintf(stderr,
                 "msrpp machine: a CPUID of the program is the emulator's, not the simulated "
                 "processor's: %s\n",
                 reason);
}

// --- address of the registers in the emulator ----------------------------------------------------

/// Returns the registers at `address`, which may be any value; null where no registers can be at
/// the address.
emulated_registers *registers_at(watched &watched, void *address) {
    emulated_registers *const registers = registers_at(watched.registers, address);
    if (registers != nullptr) watched.registers = registers;
    return registers;
}

bool points_at(const emulated_registers &registers, std::uint64_t address) {
    return registers.pointer == address || registers.later_pointer == address;
}

known_registers all_of(const emulated_registers &registers) {
    known_registers known_registers{.known = 0xffff};
    std::memcpy(known_registers.value, registers.general, sizeof known_registers.value);
    return known_registers;
}

// --- correction of the emulator's answers --------------------------------------------------------

/// Returns the registers before a CPUID instruction, from the effects of the instructions that
/// precede CPUID.
known_registers before(const cpuid_place &place, const watched &watched) {
    known_registers current = watched.source;
    for (const cpuid_place::step &step : place.previous) {
        const bool is_read = step.does.reads_memory() && step.load < most_loads &&
                             (watched.loads >> step.load & 1) != 0;
        carry_out(step.does, is_read ? &watched.loaded[step.load] : nullptr, current);
    }
    return current;
}

/// Returns whether the emulator's answer fits the leaf, which shows that the leaf was recognized
/// correctly.
bool fits(const cpuid_table &table, std::uint32_t leaf, const msr::cpuid_registers &report) {
    const cpuid_answer *const vendor = table.answer_for(0, 0);
    const bool is_vendor = vendor != nullptr && report.ebx == vendor->ebx.value &&
                           report.ecx == vendor->ecx.value && report.edx == vendor->edx.value;
    const bool asks_vendor = leaf == 0 || leaf == msr::first_extended_leaf;
    if (vendor != nullptr && asks_vendor != is_vendor) return false;
    return leaf != 1 || report.eax == table.signature;
}

/// Corrects the registers after a CPUID instruction. `known_registers`: the registers before CPUID,
/// which say the leaf; `registers`: the registers after CPUID.
void correct(unsigned vcpu, const cpuid_place &place, const known_registers &known_registers,
             emulated_registers &registers) {
    if (!points_at(registers, place.address))
        return tell_why("its registers are not where they were "
                        "looked for");
    for (const unsigned number : {gpr::rax, gpr::rbx, gpr::rcx, gpr::rdx})
        if (registers.general[number] >> 32 != 0) return tell_why("its registers hold no answer");
    // CPUID with a time stamp of RDTSCP in EAX serialises, and requests no leaf.
    if (known_registers.is_of_time(gpr::rax)) return;
    if (!known_registers.knows(gpr::rax)) return tell_why("the leaf that it asks for was not seen");
    const auto leaf = static_cast<std::uint32_t>(known_registers.value[gpr::rax]);
    const auto subleaf = static_cast<std::uint32_t>(known_registers.value[gpr::rcx]);
    const std::uint32_t cpu = simulated_cpu_of(vcpu);
    const cpuid_table &table = cpuid_ring->header.cpuid.of_cpu(cpu);
    const msr::cpuid_registers report{static_cast<std::uint32_t>(registers.general[gpr::rax]),
                                      static_cast<std::uint32_t>(registers.general[gpr::rbx]),
                                      static_cast<std::uint32_t>(registers.general[gpr::rcx]),
                                      static_cast<std::uint32_t>(registers.general[gpr::rdx])};
    if (!fits(table, leaf, report)) return tell_why("the leaf that it asks for was mistaken");
    if (!known_registers.knows(gpr::rcx) && table.needs_subleaf(leaf))
        return tell_why("the subleaf that it asks for was not seen");
    const msr::cpuid_registers right = table.corrected(leaf, subleaf, report, cpu);
    registers.general[gpr::rax] = right.eax;
    registers.general[gpr::rbx] = right.ebx;
    registers.general[gpr::rcx] = right.ecx;
    registers.general[gpr::rdx] = right.edx;
}

// --- callbacks of the emulator for CPUID ---------------------------------------------------------

/// Stores the program's registers where a block of code with CPUID begins.
[[gnu::noinline]] void block_begins(unsigned vcpu, void *) {
    void *const place = callers_rbp();
    watched &watched = watched_of(vcpu);
    const emulated_registers *const registers = registers_at(watched, place);
    watched.source = registers != nullptr ? all_of(*registers) : known_registers{};
    watched.loads = 0;
}

void value_is_loaded(unsigned vcpu, qemu_plugin_meminfo_t access, std::uint64_t address,
                     void *data) {
    watched &watched = watched_of(vcpu);
    const auto number = static_cast<unsigned>(reinterpret_cast<std::uintptr_t>(data));
    const unsigned bytes = 1u << qemu_plugin_mem_size_shift(access);
    if (bytes > 8 || qemu_plugin_mem_is_store(access)) return;
    std::uint64_t value = 0;
    std::memcpy(&value, reinterpret_cast<const void *>(address + code_offset), bytes);
    watched.loaded[number] = value;
    watched.loads |= std::uint64_t{1} << number;
}

/// Corrects the answer of CPUID when the next instruction of the same block of code executes.
[[gnu::noinline]] void cpuid_is_over(unsigned vcpu, void *data) {
    void *const place = callers_rbp();
    const cpuid_place &request = *static_cast<const cpuid_place *>(data);
    watched &watched = watched_of(vcpu);
    emulated_registers *const registers = registers_at(watched, place);
    if (registers == nullptr) return tell_why("its registers were not found");
    correct(vcpu, request, before(request, watched), *registers);
    watched.source = all_of(*registers);
}

/// Notes a CPUID that ends its block of code; the answer is corrected where the next block begins.
void last_cpuid_begins(unsigned vcpu, void *data) {
    watched &watched = watched_of(vcpu);
    watched.place_at_end = static_cast<const cpuid_place *>(data);
    watched.request = before(*watched.place_at_end, watched);
}

/// Corrects the answer of CPUID in a block of code that begins behind the bytes of a CPUID.
[[gnu::noinline]] void block_behind_cpuid_begins(unsigned vcpu, void *data) {
    void *const place = callers_rbp();
    watched &watched = watched_of(vcpu);
    const cpuid_place *const request = std::exchange(watched.place_at_end, nullptr);
    const auto address = reinterpret_cast<std::uintptr_t>(data);
    if (request == nullptr || request->next != address) return;
    emulated_registers *const registers = registers_at(watched, place);
    if (registers == nullptr) return tell_why("its registers were not found");
    // The program's instruction pointer is at the present block of code already, or still at the
    // CPUID.
    cpuid_place observed{.address = points_at(*registers, address) ? address : request->address};
    correct(vcpu, observed, watched.request, *registers);
}

// --- watched instructions ------------------------------------------------------------------------

std::span<const std::uint8_t> code_of(const qemu_plugin_insn *instruction) {
    return {static_cast<const std::uint8_t *>(qemu_plugin_insn_data(instruction)),
            qemu_plugin_insn_size(instruction)};
}

/// Returns whether an instruction is CPUID, 0F A2, behind any prefixes.
bool is_cpuid(std::span<const std::uint8_t> code) {
    while (code.size() > 2 && is_prefix(code.front()))
        code = code.subspan(1);
    return code.size() == 2 && code[0] == 0x0f && code[1] == 0xa2;
}

/// Returns whether the two bytes before an address are those of CPUID. A page before the address
/// may not exist.
bool is_behind_cpuid(std::uint64_t address) {
    std::uint8_t bytes[2]{};
    const void *const source = reinterpret_cast<const void *>(address - sizeof bytes + code_offset);
    if (address % code_page >= sizeof bytes)
        std::memcpy(bytes, source, sizeof bytes);
    else if (!is_readable(source, bytes, sizeof bytes))
        return false;
    return bytes[0] == 0x0f && bytes[1] == 0xa2;
}

// Watches reads and writes of memory by an instruction: QEMU 7.2 never calls a callback that is
// registered for reads only.
void watch_loads(qemu_plugin_insn *instruction, unsigned number) {
    if (number < most_loads)
        qemu_plugin_register_vcpu_mem_cb(instruction, value_is_loaded, QEMU_PLUGIN_CB_NO_REGS,
                                         QEMU_PLUGIN_MEM_RW,
                                         reinterpret_cast<void *>(std::uintptr_t{number}));
}

void watch_places(qemu_plugin_tb *block, std::size_t instructions, std::size_t last) {
    std::uint64_t address = qemu_plugin_tb_vaddr(block);
    // `place` is never freed: the emulator does not report when it drops the translated code that
    // refers to the object.
    auto *place = new cpuid_place;
    unsigned loads = 0;
    for (std::size_t i = 0; i <= last; ++i) {
        qemu_plugin_insn *const instruction = qemu_plugin_tb_get_insn(block, i);
        const std::span<const std::uint8_t> code = code_of(instruction);
        if (is_cpuid(code)) {
            place->address = address;
            place->next = address + code.size();
            if (i + 1 < instructions)
                qemu_plugin_register_vcpu_insn_exec_cb(qemu_plugin_tb_get_insn(block, i + 1),
                                                       cpuid_is_over, QEMU_PLUGIN_CB_NO_REGS,
                                                       place);
            else
                qemu_plugin_register_vcpu_insn_exec_cb(instruction, last_cpuid_begins,
                                                       QEMU_PLUGIN_CB_NO_REGS, place);
            if (i != last) place = new cpuid_place;
        } else {
            place->previous.push_back({step_of(code, address), loads});
            if (place->previous.back().does.reads_memory()) watch_loads(instruction, loads++);
        }
        address += code.size();
    }
}

} // namespace

void correct_cpuid(ring &ring, std::uint32_t (*cpu_of)(unsigned vcpu)) {
    cpuid_ring = &ring;
    simulated_cpu_of = cpu_of;
}

void watch_cpuid(qemu_plugin_tb *block, std::size_t instructions, std::uint64_t host_offset) {
    if (cpuid_ring->header.cpuid.of_kind[0].count == 0) return;
    code_offset = host_offset;
    const std::uint64_t address = qemu_plugin_tb_vaddr(block);
    if (is_behind_cpuid(address))
        qemu_plugin_register_vcpu_tb_exec_cb(block, block_behind_cpuid_begins,
                                             QEMU_PLUGIN_CB_NO_REGS,
                                             reinterpret_cast<void *>(address));
    std::size_t last = instructions;
    for (std::size_t i = instructions; i-- > 0 && last == instructions;)
        if (is_cpuid(code_of(qemu_plugin_tb_get_insn(block, i)))) last = i;
    if (last == instructions) return;
    qemu_plugin_register_vcpu_tb_exec_cb(block, block_begins, QEMU_PLUGIN_CB_NO_REGS, nullptr);
    watch_places(block, instructions, last);
}

} // namespace msrpp::machine
