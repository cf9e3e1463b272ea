#include "cpuid_steps.hpp"

#include <cstdint>
#include <initializer_list>
#include <span>

namespace msrpp::machine {

namespace {

constexpr bool is_one_of(std::uint8_t opcode, std::initializer_list<std::uint8_t> total) {
    for (const std::uint8_t number : total)
        if (number == opcode) return true;
    return false;
}

constexpr std::uint16_t bit(unsigned number) { return static_cast<std::uint16_t>(1u << number); }

constexpr register_step empty{.action = operation::nothing};
constexpr register_step unknown{};

constexpr register_step forgets(std::uint16_t registers) {
    return {.action = operation::forget, .forgotten = registers};
}

/// The operand that a ModRM byte encodes: a register, or memory.
struct operand {
    bool is_register{};
    std::uint8_t number{};
    bool is_high{};
};

/// A reader of the bytes of an instruction, from the first byte to the last.
class reader {
public:
    reader(std::span<const std::uint8_t> code, std::uint64_t address)
        : code_{code}, end_{address + code.size()} {}

    register_step step();

private:
    std::span<const std::uint8_t> code_;
    std::uint64_t end_;
    std::size_t position_{};
    bool is_whole_ = true; ///< false: the code has fewer bytes than the instruction needs
    bool operand_16_{};
    bool address_32_{};
    std::uint8_t repeat_{}; ///< the repeat prefix F2 or F3; 0: the instruction has none
    std::uint8_t rex_{};
    // The mod, reg and r/m fields of the ModRM byte.
    std::uint8_t mode_{}, reg_{}, rm_{};
    register_step memory_{}; ///< the step (effect) that computes the address of a memory operand

    std::uint8_t byte() {
        if (position_ >= code_.size()) {
            is_whole_ = false;
            return 0;
        }
        return code_[position_++];
    }
    std::int64_t number(unsigned bytes) {
        std::uint64_t value = 0;
        for (unsigned i = 0; i < bytes; ++i)
            value |= std::uint64_t{byte()} << 8 * i;
        const unsigned unused = 64 - 8 * bytes;
        return static_cast<std::int64_t>(value << unused) >> unused;
    }
    bool wide() const { return (rex_ & 8) != 0; }
    std::uint8_t size(bool is_byte) const {
        if (is_byte) return 1;
        return wide() ? 8 : operand_16_ ? 2 : 4;
    }
    std::int64_t immediate(unsigned of_size) { return number(of_size > 4 ? 4 : of_size); }

    void prefixes();
    void mod_rm();
    operand named(unsigned number, unsigned bytes) const {
        if (bytes == 1 && rex_ == 0 && number >= 4 && number < 8)
            return {true, static_cast<std::uint8_t>(number - 4), true};
        return {true, static_cast<std::uint8_t>(number), false};
    }
    operand reg(unsigned bytes) const { return named(reg_, bytes); }
    operand rm(unsigned bytes) const { return mode_ == 3 ? named(rm_, bytes) : operand{}; }

    static register_step moves(operation action, operand destination, operand source,
                               std::uint8_t bytes, std::uint8_t from_bytes);
    static register_step with(operation action, operand destination, std::int64_t value,
                              std::uint8_t bytes);
    /// Returns the step (an instruction's effect) that applies `action` to a register or memory
    /// operand, with a second register or memory operand.
    static register_step changes(operation action, operand destination, operand source,
                                 std::uint8_t bytes) {
        return destination.is_register ? moves(action, destination, source, bytes, bytes) : empty;
    }
    static register_step changes(operation action, operand destination, std::int64_t factor,
                                 std::uint8_t bytes) {
        return destination.is_register ? with(action, destination, factor, bytes) : empty;
    }
    static register_step forgets_operand(operand operand) {
        return operand.is_register ? forgets(bit(operand.number)) : empty;
    }

    register_step one_byte(std::uint8_t opcode);
    register_step arithmetic(std::uint8_t opcode);
    register_step group_1(std::uint8_t opcode);
    register_step shift(std::uint8_t opcode);
    register_step group_3(std::uint8_t opcode);
    register_step group_5(std::uint8_t opcode);
    register_step multiply(std::uint8_t opcode);
    register_step load_address();
    register_step push(unsigned bytes) const {
        return {.action = operation::move_stack, .immediate = -static_cast<std::int64_t>(bytes)};
    }
    register_step two_bytes(std::uint8_t opcode);
    register_step extended(std::uint8_t opcode, operation action);
    register_step system(std::uint8_t second) const;
};

register_step reader::moves(operation action, operand destination, operand source,
                            std::uint8_t bytes, std::uint8_t from_bytes) {
    return {.action = action,
            .from_where = source.is_register ? source::reg : source::memory,
            .destination = destination.number,
            .begin = source.number,
            .bytes = bytes,
            .from_bytes = from_bytes,
            .to_is_high = destination.is_high,
            .from_is_high = source.is_high};
}

register_step reader::with(operation action, operand destination, std::int64_t value,
                           std::uint8_t bytes) {
    return {.action = action,
            .from_where = source::immediate,
            .destination = destination.number,
            .bytes = bytes,
            .from_bytes = bytes,
            .to_is_high = destination.is_high,
            .immediate = value};
}

void reader::prefixes() {
    for (; position_ < code_.size() && is_prefix(code_[position_]); ++position_) {
        const std::uint8_t number = code_[position_];
        rex_ = 0; // a REX prefix counts only directly before the opcode
        if (number == 0x66) operand_16_ = true;
        if (number == 0x67) address_32_ = true;
        if (number == 0xf2 || number == 0xf3) repeat_ = number;
        if ((number & 0xf0) == 0x40) rex_ = number;
    }
}

void reader::mod_rm() {
    const std::uint8_t total = byte();
    mode_ = total >> 6;
    reg_ = static_cast<std::uint8_t>((total >> 3 & 7) | (rex_ & 4) << 1);
    rm_ = static_cast<std::uint8_t>((total & 7) | (rex_ & 1) << 3);
    if (mode_ == 3) return;
    bool is_rip = false;
    bool has_base = true;
    std::uint8_t base = rm_;
    if ((total & 7) == 4) {
        const std::uint8_t sib = byte();
        base = static_cast<std::uint8_t>((sib & 7) | (rex_ & 1) << 3);
        memory_.index = static_cast<std::uint8_t>((sib >> 3 & 7) | (rex_ & 2) << 2);
        memory_.has_index = memory_.index != gpr::rsp;
        memory_.scale = sib >> 6;
        has_base = !((sib & 7) == 5 && mode_ == 0);
    } else {
        is_rip = (total & 7) == 5 && mode_ == 0;
    }
    memory_.base = base;
    memory_.has_base = has_base && !is_rip;
    if (mode_ == 1) memory_.immediate = number(1);
    if (mode_ == 2 || is_rip || !has_base) memory_.immediate = number(4);
    if (is_rip)
        memory_.immediate =
            static_cast<std::int64_t>(end_ + static_cast<std::uint64_t>(memory_.immediate));
}

constexpr operation arithmetic_of(unsigned number) {
    switch (number & 7) {
    case 0:
        return operation::add;
    case 1:
        return operation::bit_or;
    case 4:
        return operation::bit_and;
    case 5:
        return operation::subtract;
    case 6:
        return operation::bit_xor;
    case 7:
        return operation::nothing; // CMP changes only flags, and no general register
    default:
        // ADC and SBB depend on flags, which this decoder does not follow
        return operation::unknown;
    }
}

/// Decodes opcodes 00 to 3F: eight operations in six forms each.
register_step reader::arithmetic(std::uint8_t opcode) {
    const unsigned form = opcode & 7;
    const operation action = arithmetic_of(opcode >> 3);
    const std::uint8_t bytes = size((form & 1) == 0);
    if (form >= 4) {
        const std::int64_t value = immediate(bytes);
        if (action == operation::nothing) return empty;
        if (action == operation::unknown) return forgets(bit(gpr::rax));
        return with(action, {true, gpr::rax, false}, value, bytes);
    }
    mod_rm();
    const operand destination = form < 2 ? rm(bytes) : reg(bytes);
    const operand source = form < 2 ? reg(bytes) : rm(bytes);
    if (action == operation::nothing) return empty;
    if (action == operation::unknown) return forgets_operand(destination);
    return changes(action, destination, source, bytes);
}

register_step reader::group_1(std::uint8_t opcode) {
    const std::uint8_t bytes = size(opcode == 0x80);
    mod_rm();
    const std::int64_t value = opcode == 0x81 ? immediate(bytes) : number(1);
    const operation action = arithmetic_of(reg_);
    if (action == operation::nothing) return empty;
    if (action == operation::unknown) return forgets_operand(rm(bytes));
    return changes(action, rm(bytes), value, bytes);
}

register_step reader::shift(std::uint8_t opcode) {
    const std::uint8_t bytes = size((opcode & 1) == 0);
    mod_rm();
    const bool by_cl = opcode >= 0xd2;
    const std::int64_t count = opcode >= 0xd0 ? 1 : number(1) & (bytes == 8 ? 63 : 31);
    const operand destination = rm(bytes);
    const unsigned value = reg_ & 7;
    if (!destination.is_register) return empty;
    // The result of a rotation is not computed: the register becomes unknown.
    if (by_cl || value < 4) return forgets_operand(destination);
    return with(value == 5   ? operation::shift_right
                : value == 7 ? operation::shift_signed
                             : operation::shift_left,
                destination, count, bytes);
}

/// Decodes the opcodes of group 3: TEST, NOT, NEG, MUL, DIV.
register_step reader::group_3(std::uint8_t opcode) {
    const std::uint8_t bytes = size(opcode == 0xf6);
    mod_rm();
    switch (reg_ & 7) {
    case 0:
    case 1:
        immediate(bytes);
        return empty;
    case 2:
        return changes(operation::invert, rm(bytes), 0, bytes);
    case 3:
        return changes(operation::negate, rm(bytes), 0, bytes);
    default:
        return forgets(bit(gpr::rax) | bit(gpr::rdx));
    }
}

/// Decodes the opcodes of group 5: INC, DEC, PUSH; the group's calls and jumps end a block of code.
register_step reader::group_5(std::uint8_t opcode) {
    const std::uint8_t bytes = size(opcode == 0xfe);
    mod_rm();
    switch (reg_ & 7) {
    case 0:
        return changes(operation::add, rm(bytes), 1, bytes);
    case 1:
        return changes(operation::subtract, rm(bytes), 1, bytes);
    case 6:
        return opcode == 0xff ? push(operand_16_ ? 2 : 8) : unknown;
    default:
        return unknown;
    }
}

/// Decodes IMUL with a constant, opcodes 69 and 6B.
register_step reader::multiply(std::uint8_t opcode) {
    const std::uint8_t bytes = size(false);
    mod_rm();
    register_step step = moves(operation::multiply, reg(bytes), rm(bytes), bytes, bytes);
    step.immediate = opcode == 0x69 ? immediate(bytes) : number(1);
    step.has_base = true; // the step's immediate operand is used
    return step;
}

register_step reader::load_address() {
    mod_rm();
    if (mode_ == 3) return unknown;
    if (address_32_) return forgets(bit(reg_));
    register_step step = memory_;
    step.action = operation::address;
    step.destination = reg_;
    step.bytes = size(false);
    return step;
}

register_step reader::one_byte(std::uint8_t opcode) {
    if (opcode < 0x40 && (opcode & 7) < 6) return arithmetic(opcode);
    const auto low = static_cast<std::uint8_t>((opcode & 7) | (rex_ & 1) << 3);
    const bool is_byte = (opcode & 1) == 0;
    // x87 instructions change no general register.
    if (is_one_of(opcode, {0xd8, 0xd9, 0xda, 0xdb, 0xdc, 0xdd, 0xde})) return empty;
    // Instructions on flags change no general register.
    if (is_one_of(opcode, {0xf5, 0xf8, 0xf9, 0xfc, 0xfd})) return empty;
    if (is_one_of(opcode, {0xc0, 0xc1, 0xd0, 0xd1, 0xd2, 0xd3})) return shift(opcode);
    if (is_one_of(opcode, {0x80, 0x81, 0x83})) return group_1(opcode);
    // String instructions change RSI, RDI, RCX or RAX.
    if (is_one_of(opcode, {0xa4, 0xa5, 0xa6, 0xa7, 0xaa, 0xab, 0xac, 0xad, 0xae, 0xaf}))
        return forgets(bit(gpr::rax) | bit(gpr::rcx) | bit(gpr::rsi) | bit(gpr::rdi));
    switch (opcode & 0xf8) {
    case 0x50:
        return push(operand_16_ ? 2 : 8);
    case 0x58:
        if (operand_16_ || low == gpr::rsp) return unknown;
        return {.action = operation::pop,
                .from_where = source::memory,
                .destination = low,
                .immediate = 8};
    case 0x70:
    case 0x78: // Jcc ends a block of code: its effect need not be known
        return empty;
    case 0x90: // opcode 90 is NOP, or XCHG with RAX
        if (opcode == 0x90 && (rex_ & 1) == 0) return empty;
        if (operand_16_) return forgets(bit(gpr::rax) | bit(low));
        return moves(operation::exchange, {true, gpr::rax, false}, {true, low, false}, size(false),
                     size(false));
    case 0xb0:
        return with(operation::move, named(low, 1), number(1), 1);
    case 0xb8: {
        const std::uint8_t bytes = size(false);
        return with(operation::move, {true, low, false}, number(bytes), bytes);
    }
    default:
        break;
    }
    switch (opcode) {
    case 0x63:
        mod_rm();
        return moves(operation::sign_extend, reg(8), rm(8), size(false), 4);
    case 0x68:
        immediate(size(false));
        return push(operand_16_ ? 2 : 8);
    case 0x6a:
        number(1);
        return push(operand_16_ ? 2 : 8);
    case 0x69:
    case 0x6b:
        return multiply(opcode);
    case 0x84:
    case 0x85:
        mod_rm();
        return empty;
    case 0x86:
    case 0x87: {
        mod_rm();
        const std::uint8_t bytes = size(is_byte);
        if (mode_ != 3) return forgets_operand(reg(bytes));
        if (bytes < 4) return forgets(bit(reg(bytes).number) | bit(rm(bytes).number));
        return moves(operation::exchange, rm(bytes), reg(bytes), bytes, bytes);
    }
    case 0x88:
    case 0x89: {
        mod_rm();
        const std::uint8_t bytes = size(is_byte);
        return changes(operation::move, rm(bytes), reg(bytes), bytes);
    }
    case 0x8a:
    case 0x8b: {
        mod_rm();
        const std::uint8_t bytes = size(is_byte);
        return changes(operation::move, reg(bytes), rm(bytes), bytes);
    }
    case 0x8d:
        return load_address();
    case 0x98:
        return moves(operation::sign_extend, {true, gpr::rax, false}, {true, gpr::rax, false},
                     size(false), static_cast<std::uint8_t>(size(false) / 2));
    case 0x99:
        if (operand_16_) return forgets(bit(gpr::rdx));
        return {.action = operation::spread_sign, .destination = gpr::rdx, .bytes = size(false)};
    case 0xa8:
    case 0xa9:
        immediate(size(is_byte));
        return empty;
    case 0xc6:
    case 0xc7: {
        mod_rm();
        if ((reg_ & 7) != 0) return unknown;
        const std::uint8_t bytes = size(is_byte);
        const std::int64_t value = immediate(bytes);
        return changes(operation::move, rm(bytes), value, bytes);
    }
    case 0xc9:
        if (operand_16_) return unknown;
        return {.action = operation::leave, .from_where = source::memory};
    case 0xf6:
    case 0xf7:
        return group_3(opcode);
    case 0xdf:
        return byte() == 0xe0 ? forgets(bit(gpr::rax)) : empty; // DF E0, FNSTSW AX, changes RAX
    case 0xfe:
    case 0xff:
        return group_5(opcode);
    default:
        return unknown;
    }
}

/// Decodes MOVZX and MOVSX. `action`: zero extension or sign extension.
register_step reader::extended(std::uint8_t opcode, operation action) {
    mod_rm();
    const std::uint8_t from_bytes = (opcode & 1) == 0 ? 1 : 2;
    const std::uint8_t bytes = size(false);
    return moves(action, {true, reg_, false}, rm(from_bytes), bytes, from_bytes);
}

/// Decodes opcode 0F 01: XGETBV and RDTSCP; the other instructions of the opcode are rare.
register_step reader::system(std::uint8_t second) const {
    if (second == 0xd0) return forgets(bit(gpr::rax) | bit(gpr::rdx));
    if (second == 0xf9) // 0F 01 F9 is RDTSCP
        return {.action = operation::read_time,
                .forgotten = bit(gpr::rax) | bit(gpr::rcx) | bit(gpr::rdx)};
    return unknown;
}

register_step reader::two_bytes(std::uint8_t opcode) {
    const std::uint8_t bytes = size(false);
    // 0F 10 to 1F are moves of SSE, prefetches, NOP, ENDBR64.
    if (opcode >= 0x10 && opcode <= 0x1f) {
        if (opcode == 0x1e && repeat_ == 0xf3) {
            mod_rm();
            // F3 0F 1E /1 with a register is RDSSP, which writes the register; other forms, such as
            // ENDBR64, write none.
            return mode_ == 3 && (reg_ & 7) == 1 ? forgets(bit(rm_)) : empty;
        }
        return empty;
    }
    if ((opcode & 0xf0) == 0x40) { // 0F 40 to 4F are CMOVcc
        mod_rm();
        return forgets(bit(reg_));
    }
    if ((opcode & 0xf0) == 0x80) return empty; // 0F 80 to 8F are Jcc, which ends a block
    if ((opcode & 0xf0) == 0x90) {             // 0F 90 to 9F are SETcc
        mod_rm();
        return forgets_operand(rm(1));
    }
    if (opcode >= 0xc8 && opcode <= 0xcf)
        return forgets(bit(static_cast<unsigned>((opcode & 7) | (rex_ & 1) << 3)));
    if (is_one_of(opcode, {0x0d, 0x28, 0x29, 0x2e, 0x2f, 0xa3, 0xc3})) return empty;
    // MOVMSK, PMOVMSKB, BSF and BSR write a general register.
    if (is_one_of(opcode, {0x50, 0xd7, 0xbc, 0xbd})) {
        mod_rm();
        return forgets(bit(reg_));
    }
    // SHLD, SHRD, BT, BTS, BTR and BTC change their operand
    if (is_one_of(opcode, {0xa4, 0xa5, 0xac, 0xad, 0xab, 0xb3, 0xbb, 0xba})) {
        mod_rm();
        return forgets_operand(rm(bytes));
    }
    switch (opcode) {
    case 0x01:
        return system(byte());
    case 0x38: { // 0F 38 is SSSE3, SSE4 and AES; from F0 on MOVBE and CRC32
        const bool is_vector = byte() < 0xd0;
        mod_rm();
        return is_vector
                   ? empty
                   : forgets(static_cast<std::uint16_t>(bit(reg_) | (mode_ == 3 ? bit(rm_) : 0)));
    }
    case 0x31: // 0F 31 is RDTSC
        return {.action = operation::read_time, .forgotten = bit(gpr::rax) | bit(gpr::rdx)};
    case 0x7e:
        mod_rm();
        return repeat_ == 0xf3 ? empty : forgets_operand(rm(8));
    case 0xae:
        mod_rm();
        // 0F AE: fences and saving of state change no general register.
        return mode_ == 3 && repeat_ != 0 ? unknown : empty;
    case 0xaf:
        mod_rm();
        return moves(operation::multiply, reg(bytes), rm(bytes), bytes, bytes);
    case 0xb0:
    case 0xb1:
        mod_rm();
        return forgets(static_cast<std::uint16_t>(
            bit(gpr::rax) | (mode_ == 3 ? bit(named(rm_, opcode == 0xb0 ? 1 : 8).number) : 0)));
    case 0xb6:
    case 0xb7:
        return extended(opcode, operation::move);
    case 0xbe:
    case 0xbf:
        return extended(opcode, operation::sign_extend);
    case 0xc0:
    case 0xc1: {
        mod_rm();
        const unsigned value = opcode == 0xc0 ? 1 : 8;
        return forgets(static_cast<std::uint16_t>(bit(reg(value).number) |
                                                  (mode_ == 3 ? bit(rm(value).number) : 0)));
    }
    default:
        return (opcode >= 0x51 && opcode <= 0x76) || (opcode >= 0xd8) || opcode == 0xc6
                   ? empty // arithmetic of SSE and MMX changes no general register
                   : unknown;
    }
}

register_step reader::step() {
    prefixes();
    const std::uint8_t opcode = byte();
    const register_step step = opcode == 0x0f ? two_bytes(byte()) : one_byte(opcode);
    return is_whole_ ? step : unknown;
}

} // namespace

bool is_prefix(std::uint8_t byte) {
    const bool is_rex = (byte & 0xf0) == 0x40;
    return is_rex ||
           is_one_of(byte, {0x26, 0x2e, 0x36, 0x3e, 0x64, 0x65, 0x66, 0x67, 0xf0, 0xf2, 0xf3});
}

register_step step_of(std::span<const std::uint8_t> code, std::uint64_t address) {
    return reader{code, address}.step();
}

} // namespace msrpp::machine
