#include "decoder.hpp"

#include <Zydis/Zydis.h>

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <utility>

namespace msrpp::machine {

using msr::sim::block_facts;
using msr::sim::branch_kind;
using msr::sim::count_branch;
using msr::sim::instruction_facts;
using msr::sim::signal;
using msr::sim::tally;

struct code_decoder::state {
    ZydisDecoder decoder{};
};

namespace {

// An instruction with its operands, and the properties of operands that every class of instruction
// depends on.
struct decoded {
    ZydisDecodedInstruction whole{};
    ZydisDecodedOperand operands[ZYDIS_MAX_OPERAND_COUNT]{};
    std::string_view name{};
    unsigned loads{};  // number of the instruction's memory operands that are read
    unsigned stores{}; // number of the instruction's memory operands that are written
    // Bits of the widest vector register among the operands; 0: no vector register.
    unsigned vector_bits{};
    bool touches_mmx{};
    bool touches_memory{};

    ZydisMnemonic mnemonic() const { return whole.mnemonic; }
    ZydisInstructionCategory category() const { return whole.meta.category; }
    bool is_any_of(std::initializer_list<ZydisMnemonic> mnemonics) const {
        return std::find(mnemonics.begin(), mnemonics.end(), mnemonic()) != mnemonics.end();
    }
    bool repeats() const {
        constexpr ZydisInstructionAttributes entry =
            ZYDIS_ATTRIB_HAS_REP | ZYDIS_ATTRIB_HAS_REPE | ZYDIS_ATTRIB_HAS_REPNE;
        return category() == ZYDIS_CATEGORY_STRINGOP && (whole.attributes & entry) != 0;
    }
    bool prefetches() const { return category() == ZYDIS_CATEGORY_PREFETCH; }
    bool is_locked() const {
        return (whole.attributes & ZYDIS_ATTRIB_HAS_LOCK) != 0 ||
               (mnemonic() == ZYDIS_MNEMONIC_XCHG && touches_memory);
    }
    bool is_far() const {
        return whole.meta.branch_type == ZYDIS_BRANCH_TYPE_FAR ||
               category() == ZYDIS_CATEGORY_SYSCALL || category() == ZYDIS_CATEGORY_SYSRET ||
               category() == ZYDIS_CATEGORY_INTERRUPT;
    }
};

unsigned bits_of(ZydisRegister kind) {
    switch (ZydisRegisterGetClass(kind)) {
    case ZYDIS_REGCLASS_XMM:
        return 128;
    case ZYDIS_REGCLASS_YMM:
        return 256;
    case ZYDIS_REGCLASS_ZMM:
        return 512;
    default:
        return 0;
    }
}

bool flushes_a_line(const decoded &decoded) {
    return decoded.is_any_of(
        {ZYDIS_MNEMONIC_CLFLUSH, ZYDIS_MNEMONIC_CLFLUSHOPT, ZYDIS_MNEMONIC_CLWB});
}

void look_at_memory(decoded &decoded, const ZydisDecodedOperand &operand) {
    // The memory operand of LEA and similar instructions is an address that is not accessed.
    if (operand.mem.type == ZYDIS_MEMOP_TYPE_AGEN) return;
    // Prefetches, line flushes and wide NOPs name memory that they neither read nor write.
    const bool hints = decoded.prefetches() || flushes_a_line(decoded) ||
                       decoded.category() == ZYDIS_CATEGORY_NOP ||
                       decoded.category() == ZYDIS_CATEGORY_WIDENOP;
    if (hints) return;
    decoded.touches_memory = true;
    decoded.loads += (operand.actions & ZYDIS_OPERAND_ACTION_MASK_READ) != 0;
    decoded.stores += (operand.actions & ZYDIS_OPERAND_ACTION_MASK_WRITE) != 0;
}

void look_at_operands(decoded &decoded) {
    for (unsigned i = 0; i < decoded.whole.operand_count; ++i) {
        const ZydisDecodedOperand &operand = decoded.operands[i];
        if (operand.type == ZYDIS_OPERAND_TYPE_MEMORY) look_at_memory(decoded, operand);
        if (operand.type != ZYDIS_OPERAND_TYPE_REGISTER) continue;
        decoded.vector_bits = std::max(decoded.vector_bits, bits_of(operand.reg.value));
        decoded.touches_mmx |= ZydisRegisterGetClass(operand.reg.value) == ZYDIS_REGCLASS_MMX;
    }
}

// --- vector instructions of floating point -------------------------------------------------------

enum class arithmetic { none, add, multiply, divide, fused, dot_product, other };

// Returns the kind of computation that a vector instruction does. `stem`: the mnemonic without a
// leading `v` and without the two letters of precision at its end. The kinds are those that
// FP_ARITH_INST_RETIRED counts, and the reciprocals of SSE.
arithmetic arithmetic_of(std::string_view stem) {
    for (const std::string_view add : {"add", "sub", "addsub", "hadd", "hsub"})
        if (stem == add) return arithmetic::add;
    for (const std::string_view multiply : {"mul", "fmulc", "fcmulc"})
        if (stem == multiply) return arithmetic::multiply;
    if (stem == "div" || stem == "sqrt") return arithmetic::divide;
    if (stem == "dp") return arithmetic::dot_product;
    for (const std::string_view begin : {"fmadd", "fmsub", "fnmadd", "fnmsub", "fcmadd"})
        if (stem.substr(0, begin.size()) == begin) return arithmetic::fused;
    for (const std::string_view other : {"min", "max", "rcp", "rsqrt", "rcp14", "rsqrt14", "range"})
        if (stem == other) return arithmetic::other;
    return arithmetic::none;
}

struct floating {
    arithmetic does{};
    bool is_double{};
    bool is_packed{};
    unsigned bits{};
    bool is_half{};    // a computation of AVX512-FP16
    bool is_complex{}; // an element is a complex number of two parts of half precision

    unsigned elements() const {
        return is_packed ? bits / (is_double ? 64 : is_half && !is_complex ? 16 : 32) : 1;
    }
};

floating floating_of(const decoded &decoded) {
    std::string_view stem = decoded.name;
    if (decoded.vector_bits == 0 || stem.size() < 4) return {};
    if (stem.front() == 'v') stem.remove_prefix(1);
    const std::string_view precision = stem.substr(stem.size() - 2);
    const bool has_precision = (precision[0] == 'p' || precision[0] == 's') &&
                               (precision[1] == 's' || precision[1] == 'd' || precision[1] == 'h');
    if (!has_precision) return {};
    stem.remove_suffix(2);
    const bool is_half = precision[1] == 'h';
    return {.does = arithmetic_of(stem),
            .is_double = precision[1] == 'd',
            .is_packed = precision[0] == 'p',
            .bits = decoded.vector_bits,
            .is_half = is_half,
            .is_complex = is_half && !stem.empty() && stem.back() == 'c'};
}

signal with_offset(signal first, unsigned offset) {
    return static_cast<signal>(static_cast<unsigned>(first) + offset);
}

// Returns the number of enumerators from signal::scalar_single to the signal of a vector
// computation. The signals stand in the order of widths scalar, 128, 256, 512 bits, single before
// double precision.
unsigned place_of(const floating &arithmetic) {
    const unsigned width = !arithmetic.is_packed    ? 0
                           : arithmetic.bits == 128 ? 1
                           : arithmetic.bits == 256 ? 2
                                                    : 3;
    return width * 2 + (arithmetic.is_double ? 1 : 0);
}

// Counts a computation of AVX512-FP16 by the signal (kind of occurrence) of its vector width.
void count_half(const floating &arithmetic, tally &tally) {
    const signal counted = arithmetic.is_complex && !arithmetic.is_packed
                               ? signal::complex_scalar_half
                               : with_offset(signal::scalar_half, place_of(arithmetic) / 2);
    tally[counted] += arithmetic.does == arithmetic::fused ? 2 : 1;
}

void count_floating(const floating &arithmetic, tally &tally) {
    if (arithmetic.does == arithmetic::none) return;
    const unsigned elements = arithmetic.elements();
    // A dot product is two computations for FP_ARITH_INST_RETIRED.
    if (arithmetic.is_half)
        count_half(arithmetic, tally);
    else
        tally[with_offset(signal::scalar_single, place_of(arithmetic))] +=
            arithmetic.does == arithmetic::dot_product ? 2 : 1;
    switch (arithmetic.does) {
    case arithmetic::add:
        tally[signal::add_operations] += elements;
        break;
    case arithmetic::multiply:
        tally[signal::multiply_operations] += elements;
        break;
    case arithmetic::divide:
        tally[signal::divide_operations] += elements;
        break;
    case arithmetic::dot_product:
        tally[signal::multiply_operations] += elements;
        tally[signal::add_operations] += elements - 1;
        break;
    case arithmetic::fused:
        tally[signal::fused_operations] += 2 * elements;
        ++tally[signal::fused_multiply_adds];
        if (!arithmetic.is_half)
            ++tally[with_offset(signal::scalar_single_fused, place_of(arithmetic))];
        break;
    default:
        break;
    }
}

// --- classes of other instructions ---------------------------------------------------------------

bool starts_with(std::string_view text, std::string_view begin) {
    return text.substr(0, begin.size()) == begin;
}

// Returns whether an x87 instruction computes or compares; loads, stores, exchanges and control
// instructions do not.
bool computes_in_x87(const decoded &decoded) {
    if (decoded.whole.meta.isa_set != ZYDIS_ISA_SET_X87 &&
        decoded.whole.meta.isa_set != ZYDIS_ISA_SET_PPRO &&
        decoded.category() != ZYDIS_CATEGORY_X87_ALU)
        return false;
    for (const std::string_view begin :
         {"fadd",    "fiadd", "fsub",  "fisub",  "fmul",  "fimul", "fdiv",  "fidiv",   "fsqrt",
          "fsin",    "fcos",  "fptan", "fpatan", "f2xm1", "fyl2x", "fprem", "frndint", "fscale",
          "fxtract", "fabs",  "fchs",  "fcom",   "ficom", "fucom", "ftst",  "fxam"})
        if (starts_with(decoded.name, begin)) return true;
    return false;
}

bool divides(const decoded &decoded, const floating &arithmetic) {
    if (decoded.is_any_of({ZYDIS_MNEMONIC_DIV, ZYDIS_MNEMONIC_IDIV})) return true;
    if (starts_with(decoded.name, "fdiv") || starts_with(decoded.name, "fidiv")) return true;
    return arithmetic.does == arithmetic::divide &&
           decoded.name.find("div") != std::string_view::npos;
}

bool computes_with_integer_vectors(const decoded &decoded) {
    if (decoded.vector_bits == 0) return false;
    return starts_with(decoded.name, "p") || starts_with(decoded.name, "vp");
}

bool stores_around_caches(const decoded &decoded) {
    return decoded.stores != 0 &&
           (starts_with(decoded.name, "movnt") || starts_with(decoded.name, "vmovnt"));
}

void count_classes(const decoded &decoded, const floating &arithmetic, tally &tally) {
    count_floating(arithmetic, tally);
    tally[signal::locked] += decoded.is_locked();
    tally[signal::x87_operations] += computes_in_x87(decoded);
    tally[signal::mmx_operations] +=
        decoded.touches_mmx || decoded.mnemonic() == ZYDIS_MNEMONIC_EMMS;
    tally[signal::integer_vectors] += computes_with_integer_vectors(decoded);
    tally[signal::divisions] += divides(decoded, arithmetic);
    tally[signal::software_prefetches] += decoded.prefetches();
    tally[signal::no_operations] +=
        decoded.category() == ZYDIS_CATEGORY_NOP || decoded.category() == ZYDIS_CATEGORY_WIDENOP;
    tally[signal::pauses] += decoded.mnemonic() == ZYDIS_MNEMONIC_PAUSE;
    tally[signal::nontemporal_stores] += stores_around_caches(decoded);
    tally[signal::fences] +=
        decoded.is_any_of({ZYDIS_MNEMONIC_LFENCE, ZYDIS_MNEMONIC_MFENCE, ZYDIS_MNEMONIC_SFENCE});
    tally[signal::line_flushes] += flushes_a_line(decoded);
    tally[signal::serialising] +=
        decoded.is_any_of({ZYDIS_MNEMONIC_CPUID, ZYDIS_MNEMONIC_SERIALIZE, ZYDIS_MNEMONIC_IRET,
                           ZYDIS_MNEMONIC_IRETD, ZYDIS_MNEMONIC_IRETQ, ZYDIS_MNEMONIC_RSM});
}

// --- branch instructions -------------------------------------------------------------------------

bool is_direct(const decoded &decoded) {
    return decoded.operands[0].type == ZYDIS_OPERAND_TYPE_IMMEDIATE;
}

branch_kind kind_of(const decoded &decoded) {
    if (decoded.is_far()) return branch_kind::far;
    switch (decoded.category()) {
    case ZYDIS_CATEGORY_COND_BR:
        return branch_kind::conditional;
    case ZYDIS_CATEGORY_UNCOND_BR:
        return is_direct(decoded) ? branch_kind::jump : branch_kind::indirect_jump;
    case ZYDIS_CATEGORY_CALL:
        return is_direct(decoded) ? branch_kind::call : branch_kind::indirect_call;
    case ZYDIS_CATEGORY_RET:
        return branch_kind::ret;
    default:
        return branch_kind::none;
    }
}

// --- micro-ops of instructions -------------------------------------------------------------------

bool only_moves(const decoded &decoded) {
    if (decoded.category() == ZYDIS_CATEGORY_DATAXFER ||
        decoded.category() == ZYDIS_CATEGORY_PUSH || decoded.category() == ZYDIS_CATEGORY_POP)
        return true;
    for (const std::string_view begin : {"mov", "vmov", "fld", "fild", "fst", "fist"})
        if (starts_with(decoded.name, begin)) return true;
    return false;
}

unsigned elements_gathered(const decoded &decoded) {
    const unsigned bits = decoded.name.back() == 'd' || decoded.name.back() == 's' ? 32 : 64;
    return std::max(1u, decoded.vector_bits / bits);
}

bool takes_microcode_in_x87(std::string_view name) {
    for (const std::string_view begin :
         {"fsin", "fcos", "fptan", "fpatan", "f2xm1", "fyl2x", "fprem", "fscale", "fxtract"})
        if (starts_with(name, begin)) return true;
    return false;
}

// Returns the micro-ops of an instruction's computation, without loads and stores.
unsigned computing_uops(const decoded &decoded, const floating &arithmetic,
                        const uop_rules &rules) {
    switch (decoded.category()) {
    case ZYDIS_CATEGORY_XSAVE:
    case ZYDIS_CATEGORY_XSAVEOPT:
        return 100;
    case ZYDIS_CATEGORY_GATHER:
    case ZYDIS_CATEGORY_AVX2GATHER:
    case ZYDIS_CATEGORY_SCATTER:
        return 2 * elements_gathered(decoded);
    case ZYDIS_CATEGORY_STRINGOP:
        return decoded.repeats() ? 10 : 1;
    default:
        break;
    }
    if (decoded.is_any_of({ZYDIS_MNEMONIC_DIV, ZYDIS_MNEMONIC_IDIV}))
        return decoded.whole.operand_width == 64 ? rules.division_of_64 : rules.division;
    if (decoded.is_any_of({ZYDIS_MNEMONIC_MUL}) ||
        (decoded.mnemonic() == ZYDIS_MNEMONIC_IMUL && decoded.whole.operand_count_visible == 1))
        return rules.wide_multiplication;
    if (decoded.is_any_of({ZYDIS_MNEMONIC_XCHG, ZYDIS_MNEMONIC_XADD})) return 3;
    if (decoded.is_any_of({ZYDIS_MNEMONIC_CMPXCHG, ZYDIS_MNEMONIC_PAUSE})) return 4;
    if (decoded.is_any_of({ZYDIS_MNEMONIC_CPUID})) return 70;
    if (decoded.is_any_of({ZYDIS_MNEMONIC_FXSAVE, ZYDIS_MNEMONIC_FXSAVE64, ZYDIS_MNEMONIC_FXRSTOR,
                           ZYDIS_MNEMONIC_FXRSTOR64}))
        return 100;
    if (takes_microcode_in_x87(decoded.name)) return 70;
    if (arithmetic.does == arithmetic::dot_product) return 4;
    if (arithmetic.does == arithmetic::add && decoded.name.find("h") != std::string_view::npos)
        return 3;
    return only_moves(decoded) && decoded.touches_memory ? 0 : 1;
}

struct micro_ops {
    unsigned total{};
    unsigned fused{};
};

// Whether an instruction uses the lowest element of its vector registers alone.
bool is_scalar(const decoded &decoded, const floating &arithmetic) {
    if (arithmetic.bits != 0 && !arithmetic.is_packed) return true;
    for (const std::string_view begin : {"movd", "vmovd", "movq", "vmovq"})
        if (decoded.name == begin) return true;
    for (const std::string_view to_register : {"sd2si", "ss2si"})
        if (decoded.name.find(to_register) != std::string_view::npos) return true;
    return false;
}

// Returns the number of parts into which the processor splits a vector that is wider than the
// processor's execution units.
unsigned parts_of(const decoded &decoded, const floating &arithmetic, const uop_rules &rules) {
    if (decoded.vector_bits <= rules.vector_bits || is_scalar(decoded, arithmetic)) return 1;
    return decoded.vector_bits / rules.vector_bits;
}

micro_ops uops_of(const decoded &decoded, const floating &arithmetic, const uop_rules &rules) {
    const unsigned computing =
        computing_uops(decoded, arithmetic, rules) + (decoded.is_locked() ? 4 : 0);
    const unsigned parts = parts_of(decoded, arithmetic, rules);
    // Memory accesses of a repeated string instruction are counted for each of its iterations.
    const unsigned loads = decoded.repeats() ? 0 : decoded.loads;
    const unsigned stores = decoded.repeats() ? 0 : decoded.stores;
    const unsigned total = std::max(1u, computing + loads + rules.store * stores) * parts;
    if (!rules.fuses) return {.total = total, .fused = total};
    const unsigned loads_apart = computing == 0 ? loads : loads > 1 ? loads - 1 : 0;
    return {.total = total, .fused = std::max(1u, computing + loads_apart + stores) * parts};
}

// --- facts of a block of instructions ------------------------------------------------------------

void set_iteration(const decoded &decoded, const uop_rules &rules, block_facts &facts) {
    facts.repeats = true;
    facts.accesses_of_iteration = std::max(1u, decoded.loads + decoded.stores);
    facts.each_iteration[signal::string_iterations] = 1;
    const unsigned uops = std::max(1u, decoded.loads + rules.store * decoded.stores);
    facts.each_iteration[signal::uops] = uops;
    const unsigned fused = rules.fuses ? facts.accesses_of_iteration : uops;
    facts.each_iteration[signal::fused_uops] = facts.each_iteration[signal::heavy_uops] = fused;
}

void end_with(const decoded &decoded, std::uint64_t address, const uop_rules &rules,
              block_facts &facts) {
    facts.branch_address = address;
    facts.last_branch = kind_of(decoded);
    count_branch(facts.last_branch, facts.each);
    if (facts.last_branch != branch_kind::none && is_direct(decoded))
        ZydisCalcAbsoluteAddress(&decoded.whole, &decoded.operands[0], address, &facts.target);
    if (decoded.repeats()) set_iteration(decoded, rules, facts);
}

void count_instruction(const decoded &decoded, unsigned offset, const uop_rules &rules,
                       block_facts &facts) {
    const floating arithmetic = floating_of(decoded);
    const micro_ops uops = uops_of(decoded, arithmetic, rules);
    ++facts.each[signal::instructions];
    facts.each[signal::load_instructions] += decoded.loads != 0;
    facts.each[signal::store_instructions] += decoded.stores != 0;
    facts.each[signal::uops] += uops.total;
    facts.each[signal::fused_uops] += uops.fused;
    facts.each[signal::heavy_uops] += msr::sim::heavy_uops_of(uops.fused);
    count_classes(decoded, arithmetic, facts.each);
    facts.instructions.push_back({.offset = static_cast<std::uint16_t>(offset),
                                  .bytes = decoded.whole.length,
                                  .uops = static_cast<std::uint8_t>(std::min(uops.total, 255u)),
                                  .ops = static_cast<std::uint8_t>(std::min(uops.fused, 255u)),
                                  .reads = decoded.loads != 0,
                                  .writes = decoded.stores != 0,
                                  .locked = decoded.is_locked(),
                                  .prefetches = decoded.prefetches()});
}

} // namespace

/// Returns whether an instruction of which a block has only the first bytes is the first
/// instruction of the next block. The emulator ends a block in front of an instruction that extends
/// over two pages, unless the block begins with that instruction, but still names the instruction
/// in the block, up to the bytes that were read. Source: QEMU 7.2, target/i386/tcg/translate.c,
/// advance_pc() and its `case 2`.
static bool begins_next_block(std::uint64_t address, unsigned offset) {
    constexpr std::uint64_t page = 4096, longest = 15;
    const std::uint64_t begin = address + offset;
    return offset != 0 && begin / page != (begin + longest - 1) / page;
}

code_decoder::code_decoder(msr::core core) : rules_{uop_rules_of(core)} {
    auto result = std::make_shared<state>();
    ZydisDecoderInit(&result->decoder, ZYDIS_MACHINE_MODE_LONG_64, ZYDIS_STACK_WIDTH_64);
    state_ = std::move(result);
}

block_facts code_decoder::decode(std::uint64_t address, std::span<const std::uint8_t> code,
                                 unsigned instructions) {
    block_facts facts{.address = address, .bytes = static_cast<unsigned>(code.size())};
    facts.instructions.reserve(instructions);
    decoded decoded;
    unsigned offset = 0;
    unsigned done = 0;
    for (; done < instructions && offset < code.size(); ++done) {
        decoded = {};
        const ZyanStatus status =
            ZydisDecoderDecodeFull(&state_->decoder, code.data() + offset, code.size() - offset,
                                   &decoded.whole, decoded.operands);
        if (status == ZYDIS_STATUS_NO_MORE_DATA && done + 1 == instructions &&
            begins_next_block(address, offset)) {
            facts.bytes = offset;
            return facts;
        }
        if (!ZYAN_SUCCESS(status)) break;
        decoded.name = ZydisMnemonicGetString(decoded.mnemonic());
        look_at_operands(decoded);
        count_instruction(decoded, offset, rules_, facts);
        if (done + 1 == instructions) end_with(decoded, address + offset, rules_, facts);
        offset += decoded.whole.length;
    }
    const unsigned left = instructions - done;
    undecoded_ += left;
    facts.each[signal::instructions] += left;
    facts.each[signal::uops] += left;
    facts.each[signal::fused_uops] += left;
    return facts;
}

} // namespace msrpp::machine
