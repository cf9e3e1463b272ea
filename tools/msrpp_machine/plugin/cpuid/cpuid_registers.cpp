#include "cpuid_steps.hpp"

#include <cstdint>

namespace msrpp::machine {

namespace {

constexpr std::uint64_t low_bytes(unsigned bytes) {
    return bytes >= 8 ? ~std::uint64_t{0} : (std::uint64_t{1} << 8 * bytes) - 1;
}

constexpr std::uint64_t with_sign(std::uint64_t value, unsigned bytes) {
    const unsigned unused = 64 - 8 * bytes;
    return static_cast<std::uint64_t>(static_cast<std::int64_t>(value << unused) >> unused);
}

/// Writes the low bytes of a register as an instruction does: a write of 4 bytes sets the upper 4
/// bytes to 0.
void set_register(const register_step &step, std::uint64_t value, known_registers &registers) {
    if (step.bytes >= 4) return registers.set(step.destination, value & low_bytes(step.bytes));
    if (!registers.knows(step.destination)) return;
    const unsigned shift = step.to_is_high ? 8 : 0;
    const std::uint64_t mask = low_bytes(step.bytes) << shift;
    registers.set(step.destination,
                  (registers.value[step.destination] & ~mask) | (value << shift & mask));
}

/// Sets `value` to the operand of a step (an instruction's effect). Returns false where the
/// operand's value is not known.
bool taken(const register_step &step, const std::uint64_t *read, const known_registers &registers,
           std::uint64_t &value) {
    switch (step.from_where) {
    case source::none:
        value = 0;
        return true;
    case source::immediate:
        value = static_cast<std::uint64_t>(step.immediate);
        return true;
    case source::memory:
        if (read == nullptr) return false;
        value = *read;
        break;
    case source::reg:
        if (!registers.knows(step.begin)) return false;
        value = registers.value[step.begin] >> (step.from_is_high ? 8 : 0);
        break;
    }
    value &= low_bytes(step.from_bytes);
    if (step.action == operation::sign_extend) value = with_sign(value, step.from_bytes);
    return true;
}

bool address_of(const register_step &step, const known_registers &registers, std::uint64_t &value) {
    if ((step.has_base && !registers.knows(step.base)) ||
        (step.has_index && !registers.knows(step.index)))
        return false;
    value = static_cast<std::uint64_t>(step.immediate);
    if (step.has_base) value += registers.value[step.base];
    if (step.has_index) value += registers.value[step.index] << step.scale;
    return true;
}

/// Returns the value that an instruction (step) computes from a register's value `old` and the
/// operand `factor`; only the low bytes of the operation's size are valid.
std::uint64_t result_of(const register_step &step, std::uint64_t old, std::uint64_t factor) {
    const std::uint64_t cut = old & low_bytes(step.bytes);
    switch (step.action) {
    case operation::add:
        return old + factor;
    case operation::subtract:
        return old - factor;
    case operation::bit_and:
        return old & factor;
    case operation::bit_or:
        return old | factor;
    case operation::bit_xor:
        return old ^ factor;
    case operation::multiply:
        return old * factor;
    case operation::shift_left:
        return cut << factor;
    case operation::shift_right:
        return cut >> factor;
    case operation::shift_signed:
        return static_cast<std::uint64_t>(static_cast<std::int64_t>(with_sign(cut, step.bytes)) >>
                                          factor);
    case operation::negate:
        return 0 - old;
    case operation::invert:
        return ~old;
    default:
        return factor;
    }
}

/// Carries out a step (an instruction's effect) whose result depends on the register's old value.
void change(const register_step &step, const std::uint64_t *read, known_registers &registers) {
    const bool is_zero =
        (step.action == operation::bit_xor || step.action == operation::subtract) &&
        step.from_where == source::reg && step.begin == step.destination &&
        step.from_is_high == step.to_is_high;
    if (is_zero) return set_register(step, 0, registers);
    std::uint64_t factor = 0;
    if (!taken(step, read, registers, factor)) return registers.forget(step.destination);
    if (step.action == operation::multiply && step.has_base)
        return set_register(step, factor * static_cast<std::uint64_t>(step.immediate), registers);
    const bool replaces = step.action == operation::move || step.action == operation::sign_extend;
    if (!replaces && !registers.knows(step.destination)) return;
    set_register(
        step,
        result_of(step, registers.value[step.destination] >> (step.to_is_high ? 8 : 0), factor),
        registers);
}

void exchange(const register_step &step, known_registers &registers) {
    const std::uint64_t mask = low_bytes(step.bytes);
    const bool knew_to = registers.knows(step.destination);
    const bool knew_from = registers.knows(step.begin);
    const std::uint64_t destination = registers.value[step.destination] & mask;
    const std::uint64_t source = registers.value[step.begin] & mask;
    knew_from ? registers.set(step.destination, source) : registers.forget(step.destination);
    knew_to ? registers.set(step.begin, destination) : registers.forget(step.begin);
}

} // namespace

void carry_out(const register_step &step, const std::uint64_t *read, known_registers &registers) {
    std::uint64_t value = 0;
    switch (step.action) {
    case operation::nothing:
        return;
    case operation::unknown:
        return registers.forget_all(0xffff);
    case operation::forget:
        return registers.forget_all(step.forgotten);
    case operation::read_time:
        registers.forget_all(step.forgotten);
        registers.of_time =
            static_cast<std::uint16_t>(registers.of_time | 1u << gpr::rax | 1u << gpr::rdx);
        return;
    case operation::exchange:
        return exchange(step, registers);
    case operation::address:
        return address_of(step, registers, value) ? set_register(step, value, registers)
                                                  : registers.forget(step.destination);
    case operation::spread_sign:
        if (!registers.knows(gpr::rax)) return registers.forget(step.destination);
        return set_register(
            step, (registers.value[gpr::rax] >> (8 * step.bytes - 1) & 1) != 0 ? ~value : 0,
            registers);
    case operation::move_stack:
        registers.value[gpr::rsp] += static_cast<std::uint64_t>(step.immediate);
        return;
    case operation::pop:
        registers.value[gpr::rsp] += static_cast<std::uint64_t>(step.immediate);
        return read != nullptr ? registers.set(step.destination, *read)
                               : registers.forget(step.destination);
    case operation::leave:
        registers.value[gpr::rsp] = registers.value[gpr::rbp] + 8;
        if (!registers.knows(gpr::rbp)) registers.forget(gpr::rsp);
        return read != nullptr ? registers.set(gpr::rbp, *read) : registers.forget(gpr::rbp);
    default:
        return change(step, read, registers);
    }
}

} // namespace msrpp::machine
