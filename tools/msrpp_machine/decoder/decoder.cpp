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

// An instruction with its operands, and what of them matters to every class.
struct decoded {
    ZydisDecodedInstruction all{};
    ZydisDecodedOperand operands[ZYDIS_MAX_OPERAND_COUNT]{};
    std::string_view name{};
    unsigned loads{};       // memory operands that are read
    unsigned stores{};      // written
    unsigned vector_bits{}; // the widest vector register, or 0
    bool touches_mmx{};
    bool touches_memory{};

    ZydisMnemonic mnemonic() const { return all.mnemonic; }
    ZydisInstructionCategory category() const { return all.meta.category; }
    bool is_any_of(std::initializer_list<ZydisMnemonic> those) const {
        return std::find(those.begin(), those.end(), mnemonic()) != those.end();
    }
    bool repeats() const {
        constexpr ZydisInstructionAttributes any =
            ZYDIS_ATTRIB_HAS_REP | ZYDIS_ATTRIB_HAS_REPE | ZYDIS_ATTRIB_HAS_REPNE;
        return category() == ZYDIS_CATEGORY_STRINGOP && (all.attributes & any) != 0;
    }
    bool prefetches() const { return category() == ZYDIS_CATEGORY_PREFETCH; }
    bool is_locked() const {
        return (all.attributes & ZYDIS_ATTRIB_HAS_LOCK) != 0 ||
               (mnemonic() == ZYDIS_MNEMONIC_XCHG && touches_memory);
    }
    bool is_far() const {
        return all.meta.branch_type == ZYDIS_BRANCH_TYPE_FAR ||
               category() == ZYDIS_CATEGORY_SYSCALL || category() == ZYDIS_CATEGORY_SYSRET ||
               category() == ZYDIS_CATEGORY_INTERRUPT;
    }
};

unsigned bits_of(ZydisRegister which) {
    switch (ZydisRegisterGetClass(which)) {
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

bool flushes_a_line(const decoded &one) {
    return one.is_any_of({ZYDIS_MNEMONIC_CLFLUSH, ZYDIS_MNEMONIC_CLFLUSHOPT, ZYDIS_MNEMONIC_CLWB});
}

void look_at_memory(decoded &one, const ZydisDecodedOperand &operand) {
    if (operand.mem.type == ZYDIS_MEMOP_TYPE_AGEN) return; // LEA and the like access nothing
    // Prefetches, line flushes and wide NOPs name memory that they neither read nor write.
    const bool hints = one.prefetches() || flushes_a_line(one) ||
                       one.category() == ZYDIS_CATEGORY_NOP ||
                       one.category() == ZYDIS_CATEGORY_WIDENOP;
    if (hints) return;
    one.touches_memory = true;
    one.loads += (operand.actions & ZYDIS_OPERAND_ACTION_MASK_READ) != 0;
    one.stores += (operand.actions & ZYDIS_OPERAND_ACTION_MASK_WRITE) != 0;
}

void look_at_operands(decoded &one) {
    for (unsigned i = 0; i < one.all.operand_count; ++i) {
        const ZydisDecodedOperand &operand = one.operands[i];
        if (operand.type == ZYDIS_OPERAND_TYPE_MEMORY) look_at_memory(one, operand);
        if (operand.type != ZYDIS_OPERAND_TYPE_REGISTER) continue;
        one.vector_bits = std::max(one.vector_bits, bits_of(operand.reg.value));
        one.touches_mmx |= ZydisRegisterGetClass(operand.reg.value) == ZYDIS_REGCLASS_MMX;
    }
}

// --- vectors of floating point
// --------------------------------------------------------------------

enum class arithmetic { none, add, multiply, divide, fused, dot_product, other };

// The operation of a name without its first `v` and without its last two letters, the precision.
// The operations are those that FP_ARITH_INST_RETIRED counts, and the reciprocals of SSE.
arithmetic arithmetic_of(std::string_view stem) {
    for (const std::string_view add : {"add", "sub", "addsub", "hadd", "hsub"})
        if (stem == add) return arithmetic::add;
    if (stem == "mul") return arithmetic::multiply;
    if (stem == "div" || stem == "sqrt") return arithmetic::divide;
    if (stem == "dp") return arithmetic::dot_product;
    for (const std::string_view begin : {"fmadd", "fmsub", "fnmadd", "fnmsub"})
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

    unsigned elements() const { return is_packed ? bits / (is_double ? 64 : 32) : 1; }
};

floating floating_of(const decoded &one) {
    std::string_view stem = one.name;
    if (one.vector_bits == 0 || stem.size() < 4) return {};
    if (stem.front() == 'v') stem.remove_prefix(1);
    const std::string_view precision = stem.substr(stem.size() - 2);
    if (precision != "ps" && precision != "pd" && precision != "ss" && precision != "sd") return {};
    stem.remove_suffix(2);
    return {.does = arithmetic_of(stem),
            .is_double = precision[1] == 'd',
            .is_packed = precision[0] == 'p',
            .bits = one.vector_bits};
}

signal with_offset(signal first, unsigned offset) {
    return static_cast<signal>(static_cast<unsigned>(first) + offset);
}

// The signals of widths and precisions stand in the order scalar, 128, 256, 512, single before
// double.
unsigned place_of(const floating &what) {
    const unsigned width = !what.is_packed ? 0 : what.bits == 128 ? 1 : what.bits == 256 ? 2 : 3;
    return width * 2 + (what.is_double ? 1 : 0);
}

void count_floating(const floating &what, tally &each) {
    if (what.does == arithmetic::none) return;
    const unsigned elements = what.elements();
    // A dot product is two computations for FP_ARITH_INST_RETIRED.
    each[with_offset(signal::scalar_single, place_of(what))] +=
        what.does == arithmetic::dot_product ? 2 : 1;
    switch (what.does) {
    case arithmetic::add:
        each[signal::add_operations] += elements;
        break;
    case arithmetic::multiply:
        each[signal::multiply_operations] += elements;
        break;
    case arithmetic::divide:
        each[signal::divide_operations] += elements;
        break;
    case arithmetic::dot_product:
        each[signal::multiply_operations] += elements;
        each[signal::add_operations] += elements - 1;
        break;
    case arithmetic::fused:
        each[signal::fused_operations] += 2 * elements;
        ++each[signal::fused_multiply_adds];
        ++each[with_offset(signal::scalar_single_fused, place_of(what))];
        break;
    default:
        break;
    }
}

// --- the other classes
// ----------------------------------------------------------------------------

bool starts_with(std::string_view text, std::string_view begin) {
    return text.substr(0, begin.size()) == begin;
}

// x87 instructions that compute or compare; loads, stores, exchanges and control are none.
bool computes_in_x87(const decoded &one) {
    if (one.all.meta.isa_set != ZYDIS_ISA_SET_X87 && one.all.meta.isa_set != ZYDIS_ISA_SET_PPRO &&
        one.category() != ZYDIS_CATEGORY_X87_ALU)
        return false;
    for (const std::string_view begin :
         {"fadd",    "fiadd", "fsub",  "fisub",  "fmul",  "fimul", "fdiv",  "fidiv",   "fsqrt",
          "fsin",    "fcos",  "fptan", "fpatan", "f2xm1", "fyl2x", "fprem", "frndint", "fscale",
          "fxtract", "fabs",  "fchs",  "fcom",   "ficom", "fucom", "ftst",  "fxam"})
        if (starts_with(one.name, begin)) return true;
    return false;
}

bool divides(const decoded &one, const floating &what) {
    if (one.is_any_of({ZYDIS_MNEMONIC_DIV, ZYDIS_MNEMONIC_IDIV})) return true;
    if (starts_with(one.name, "fdiv") || starts_with(one.name, "fidiv")) return true;
    return what.does == arithmetic::divide && one.name.find("div") != std::string_view::npos;
}

bool computes_with_integer_vectors(const decoded &one) {
    if (one.vector_bits == 0) return false;
    return starts_with(one.name, "p") || starts_with(one.name, "vp");
}

bool stores_around_caches(const decoded &one) {
    return one.stores != 0 && (starts_with(one.name, "movnt") || starts_with(one.name, "vmovnt"));
}

void count_classes(const decoded &one, const floating &what, tally &each) {
    count_floating(what, each);
    each[signal::locked] += one.is_locked();
    each[signal::x87_operations] += computes_in_x87(one);
    each[signal::mmx_operations] += one.touches_mmx || one.mnemonic() == ZYDIS_MNEMONIC_EMMS;
    each[signal::integer_vectors] += computes_with_integer_vectors(one);
    each[signal::divisions] += divides(one, what);
    each[signal::software_prefetches] += one.prefetches();
    each[signal::no_operations] +=
        one.category() == ZYDIS_CATEGORY_NOP || one.category() == ZYDIS_CATEGORY_WIDENOP;
    each[signal::pauses] += one.mnemonic() == ZYDIS_MNEMONIC_PAUSE;
    each[signal::nontemporal_stores] += stores_around_caches(one);
    each[signal::fences] +=
        one.is_any_of({ZYDIS_MNEMONIC_LFENCE, ZYDIS_MNEMONIC_MFENCE, ZYDIS_MNEMONIC_SFENCE});
    each[signal::line_flushes] += flushes_a_line(one);
    each[signal::serialising] +=
        one.is_any_of({ZYDIS_MNEMONIC_CPUID, ZYDIS_MNEMONIC_SERIALIZE, ZYDIS_MNEMONIC_IRET,
                       ZYDIS_MNEMONIC_IRETD, ZYDIS_MNEMONIC_IRETQ, ZYDIS_MNEMONIC_RSM});
}

// --- branches
// -------------------------------------------------------------------------------------

bool is_direct(const decoded &one) { return one.operands[0].type == ZYDIS_OPERAND_TYPE_IMMEDIATE; }

branch_kind kind_of(const decoded &one) {
    if (one.is_far()) return branch_kind::far;
    switch (one.category()) {
    case ZYDIS_CATEGORY_COND_BR:
        return branch_kind::conditional;
    case ZYDIS_CATEGORY_UNCOND_BR:
        return is_direct(one) ? branch_kind::jump : branch_kind::indirect_jump;
    case ZYDIS_CATEGORY_CALL:
        return is_direct(one) ? branch_kind::call : branch_kind::indirect_call;
    case ZYDIS_CATEGORY_RET:
        return branch_kind::ret;
    default:
        return branch_kind::none;
    }
}

// --- micro-ops
// ------------------------------------------------------------------------------------

bool only_moves(const decoded &one) {
    if (one.category() == ZYDIS_CATEGORY_DATAXFER || one.category() == ZYDIS_CATEGORY_PUSH ||
        one.category() == ZYDIS_CATEGORY_POP)
        return true;
    for (const std::string_view begin : {"mov", "vmov", "fld", "fild", "fst", "fist"})
        if (starts_with(one.name, begin)) return true;
    return false;
}

unsigned elements_gathered(const decoded &one) {
    const unsigned bits = one.name.back() == 'd' || one.name.back() == 's' ? 32 : 64;
    return std::max(1u, one.vector_bits / bits);
}

bool takes_microcode_in_x87(std::string_view name) {
    for (const std::string_view begin :
         {"fsin", "fcos", "fptan", "fpatan", "f2xm1", "fyl2x", "fprem", "fscale", "fxtract"})
        if (starts_with(name, begin)) return true;
    return false;
}

// Returns the micro-ops of the computation, without loads and stores.
unsigned computing_uops(const decoded &one, const floating &what, const uop_rules &rules) {
    switch (one.category()) {
    case ZYDIS_CATEGORY_XSAVE:
    case ZYDIS_CATEGORY_XSAVEOPT:
        return 100;
    case ZYDIS_CATEGORY_GATHER:
    case ZYDIS_CATEGORY_AVX2GATHER:
    case ZYDIS_CATEGORY_SCATTER:
        return 2 * elements_gathered(one);
    case ZYDIS_CATEGORY_STRINGOP:
        return one.repeats() ? 10 : 1;
    default:
        break;
    }
    if (one.is_any_of({ZYDIS_MNEMONIC_DIV, ZYDIS_MNEMONIC_IDIV}))
        return one.all.operand_width == 64 ? rules.division_of_64 : rules.division;
    if (one.is_any_of({ZYDIS_MNEMONIC_MUL}) ||
        (one.mnemonic() == ZYDIS_MNEMONIC_IMUL && one.all.operand_count_visible == 1))
        return rules.wide_multiplication;
    if (one.is_any_of({ZYDIS_MNEMONIC_XCHG, ZYDIS_MNEMONIC_XADD})) return 3;
    if (one.is_any_of({ZYDIS_MNEMONIC_CMPXCHG, ZYDIS_MNEMONIC_PAUSE})) return 4;
    if (one.is_any_of({ZYDIS_MNEMONIC_CPUID})) return 70;
    if (one.is_any_of({ZYDIS_MNEMONIC_FXSAVE, ZYDIS_MNEMONIC_FXSAVE64, ZYDIS_MNEMONIC_FXRSTOR,
                       ZYDIS_MNEMONIC_FXRSTOR64}))
        return 100;
    if (takes_microcode_in_x87(one.name)) return 70;
    if (what.does == arithmetic::dot_product) return 4;
    if (what.does == arithmetic::add && one.name.find("h") != std::string_view::npos) return 3;
    return only_moves(one) && one.touches_memory ? 0 : 1;
}

struct micro_ops {
    unsigned all{};
    unsigned fused{};
};

// Whether an instruction uses the lowest element of its vector registers alone.
bool is_scalar(const decoded &one, const floating &what) {
    if (what.bits != 0 && !what.is_packed) return true;
    for (const std::string_view begin : {"movd", "vmovd", "movq", "vmovq"})
        if (one.name == begin) return true;
    for (const std::string_view to_register : {"sd2si", "ss2si"})
        if (one.name.find(to_register) != std::string_view::npos) return true;
    return false;
}

// Into how many parts the processor splits a vector that is wider than what it computes at once.
unsigned parts_of(const decoded &one, const floating &what, const uop_rules &rules) {
    if (one.vector_bits <= rules.vector_bits || is_scalar(one, what)) return 1;
    return one.vector_bits / rules.vector_bits;
}

micro_ops uops_of(const decoded &one, const floating &what, const uop_rules &rules) {
    const unsigned computing = computing_uops(one, what, rules) + (one.is_locked() ? 4 : 0);
    const unsigned parts = parts_of(one, what, rules);
    // Accesses of a repeated string instruction belong to its iterations.
    const unsigned loads = one.repeats() ? 0 : one.loads;
    const unsigned stores = one.repeats() ? 0 : one.stores;
    const unsigned all = std::max(1u, computing + loads + rules.store * stores) * parts;
    if (!rules.fuses) return {.all = all, .fused = all};
    const unsigned loads_apart = computing == 0 ? loads : loads > 1 ? loads - 1 : 0;
    return {.all = all, .fused = std::max(1u, computing + loads_apart + stores) * parts};
}

// --- a block
// --------------------------------------------------------------------------------------

void set_iteration(const decoded &one, const uop_rules &rules, block_facts &facts) {
    facts.repeats = true;
    facts.accesses_of_iteration = std::max(1u, one.loads + one.stores);
    facts.each_iteration[signal::string_iterations] = 1;
    const unsigned uops = std::max(1u, one.loads + rules.store * one.stores);
    facts.each_iteration[signal::uops] = uops;
    const unsigned fused = rules.fuses ? facts.accesses_of_iteration : uops;
    facts.each_iteration[signal::fused_uops] = facts.each_iteration[signal::heavy_uops] = fused;
}

void end_with(const decoded &one, std::uint64_t address, const uop_rules &rules,
              block_facts &facts) {
    facts.branch_address = address;
    facts.last_branch = kind_of(one);
    count_branch(facts.last_branch, facts.each);
    if (facts.last_branch != branch_kind::none && is_direct(one))
        ZydisCalcAbsoluteAddress(&one.all, &one.operands[0], address, &facts.target);
    if (one.repeats()) set_iteration(one, rules, facts);
}

void count_instruction(const decoded &one, unsigned offset, const uop_rules &rules,
                       block_facts &facts) {
    const floating what = floating_of(one);
    const micro_ops uops = uops_of(one, what, rules);
    ++facts.each[signal::instructions];
    facts.each[signal::load_instructions] += one.loads != 0;
    facts.each[signal::store_instructions] += one.stores != 0;
    facts.each[signal::uops] += uops.all;
    facts.each[signal::fused_uops] += uops.fused;
    facts.each[signal::heavy_uops] += msr::sim::heavy_uops_of(uops.fused);
    count_classes(one, what, facts.each);
    facts.instructions.push_back({.offset = static_cast<std::uint16_t>(offset),
                                  .bytes = one.all.length,
                                  .uops = static_cast<std::uint8_t>(std::min(uops.all, 255u)),
                                  .ops = static_cast<std::uint8_t>(std::min(uops.fused, 255u)),
                                  .reads = one.loads != 0,
                                  .writes = one.stores != 0,
                                  .locked = one.is_locked(),
                                  .prefetches = one.prefetches()});
}

} // namespace

/// Whether an instruction of which a block has the first bytes only is the first one of the next
/// block. The emulator ends a block in front of an instruction that lies on two pages, unless the
/// block begins with it, but still names it among the block's instructions, up to the bytes that it
/// had read. Source: QEMU 7.2, target/i386/tcg/translate.c, advance_pc() and its `case 2`.
static bool begins_next_block(std::uint64_t address, unsigned offset) {
    constexpr std::uint64_t page = 4096, longest = 15;
    const std::uint64_t begin = address + offset;
    return offset != 0 && begin / page != (begin + longest - 1) / page;
}

code_decoder::code_decoder(msr::core on) : rules_{uop_rules_of(on)} {
    auto made = std::make_shared<state>();
    ZydisDecoderInit(&made->decoder, ZYDIS_MACHINE_MODE_LONG_64, ZYDIS_STACK_WIDTH_64);
    state_ = std::move(made);
}

block_facts code_decoder::decode(std::uint64_t address, std::span<const std::uint8_t> code,
                                 unsigned instructions) {
    block_facts facts{.address = address, .bytes = static_cast<unsigned>(code.size())};
    facts.instructions.reserve(instructions);
    decoded one;
    unsigned offset = 0;
    unsigned done = 0;
    for (; done < instructions && offset < code.size(); ++done) {
        one = {};
        const ZyanStatus how = ZydisDecoderDecodeFull(&state_->decoder, code.data() + offset,
                                                      code.size() - offset, &one.all, one.operands);
        if (how == ZYDIS_STATUS_NO_MORE_DATA && done + 1 == instructions &&
            begins_next_block(address, offset)) {
            facts.bytes = offset;
            return facts;
        }
        if (!ZYAN_SUCCESS(how)) break;
        one.name = ZydisMnemonicGetString(one.mnemonic());
        look_at_operands(one);
        count_instruction(one, offset, rules_, facts);
        if (done + 1 == instructions) end_with(one, address + offset, rules_, facts);
        offset += one.all.length;
    }
    const unsigned left = instructions - done;
    undecoded_ += left;
    facts.each[signal::instructions] += left;
    facts.each[signal::uops] += left;
    facts.each[signal::fused_uops] += left;
    return facts;
}

} // namespace msrpp::machine
