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

/// Writes the low bytes of a register. Of 4 bytes the others become 0, as the processor does it.
void write(const register_step &step, std::uint64_t value, known_registers &on) {
    if (step.bytes >= 4) return on.set(step.to, value & low_bytes(step.bytes));
    if (!on.knows(step.to)) return;
    const unsigned shift = step.to_is_high ? 8 : 0;
    const std::uint64_t mask = low_bytes(step.bytes) << shift;
    on.set(step.to, (on.value[step.to] & ~mask) | (value << shift & mask));
}

/// Stores the operand of a step. Returns false where it is not known.
bool taken(const register_step &step, const std::uint64_t *read, const known_registers &on,
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
        if (!on.knows(step.from)) return false;
        value = on.value[step.from] >> (step.from_is_high ? 8 : 0);
        break;
    }
    value &= low_bytes(step.from_bytes);
    if (step.what == operation::sign_extend) value = with_sign(value, step.from_bytes);
    return true;
}

bool address_of(const register_step &step, const known_registers &on, std::uint64_t &value) {
    if ((step.has_base && !on.knows(step.base)) || (step.has_index && !on.knows(step.index)))
        return false;
    value = static_cast<std::uint64_t>(step.immediate);
    if (step.has_base) value += on.value[step.base];
    if (step.has_index) value += on.value[step.index] << step.scale;
    return true;
}

/// Returns the new value of the low bytes of `old`. `by`: the operand of the step.
std::uint64_t result_of(const register_step &step, std::uint64_t old, std::uint64_t by) {
    const std::uint64_t cut = old & low_bytes(step.bytes);
    switch (step.what) {
    case operation::add:
        return old + by;
    case operation::subtract:
        return old - by;
    case operation::bit_and:
        return old & by;
    case operation::bit_or:
        return old | by;
    case operation::bit_xor:
        return old ^ by;
    case operation::multiply:
        return old * by;
    case operation::shift_left:
        return cut << by;
    case operation::shift_right:
        return cut >> by;
    case operation::shift_signed:
        return static_cast<std::uint64_t>(static_cast<std::int64_t>(with_sign(cut, step.bytes)) >>
                                          by);
    case operation::negate:
        return 0 - old;
    case operation::invert:
        return ~old;
    default:
        return by;
    }
}

/// Steps that change a register by what it was.
void change(const register_step &step, const std::uint64_t *read, known_registers &on) {
    const bool is_zero = (step.what == operation::bit_xor || step.what == operation::subtract) &&
                         step.from_where == source::reg && step.from == step.to &&
                         step.from_is_high == step.to_is_high;
    if (is_zero) return write(step, 0, on);
    std::uint64_t by = 0;
    if (!taken(step, read, on, by)) return on.forget(step.to);
    if (step.what == operation::multiply && step.has_base)
        return write(step, by * static_cast<std::uint64_t>(step.immediate), on);
    const bool replaces = step.what == operation::move || step.what == operation::sign_extend;
    if (!replaces && !on.knows(step.to)) return;
    write(step, result_of(step, on.value[step.to] >> (step.to_is_high ? 8 : 0), by), on);
}

void exchange(const register_step &step, known_registers &on) {
    const std::uint64_t mask = low_bytes(step.bytes);
    const bool knew_to = on.knows(step.to);
    const bool knew_from = on.knows(step.from);
    const std::uint64_t to = on.value[step.to] & mask;
    const std::uint64_t from = on.value[step.from] & mask;
    knew_from ? on.set(step.to, from) : on.forget(step.to);
    knew_to ? on.set(step.from, to) : on.forget(step.from);
}

} // namespace

void carry_out(const register_step &step, const std::uint64_t *read, known_registers &on) {
    std::uint64_t value = 0;
    switch (step.what) {
    case operation::nothing:
        return;
    case operation::unknown:
        return on.forget_all(0xffff);
    case operation::forget:
        return on.forget_all(step.forgotten);
    case operation::read_time:
        on.forget_all(step.forgotten);
        on.of_time = static_cast<std::uint16_t>(on.of_time | 1u << gpr::rax | 1u << gpr::rdx);
        return;
    case operation::exchange:
        return exchange(step, on);
    case operation::address:
        return address_of(step, on, value) ? write(step, value, on) : on.forget(step.to);
    case operation::spread_sign:
        if (!on.knows(gpr::rax)) return on.forget(step.to);
        return write(step, (on.value[gpr::rax] >> (8 * step.bytes - 1) & 1) != 0 ? ~value : 0, on);
    case operation::move_stack:
        on.value[gpr::rsp] += static_cast<std::uint64_t>(step.immediate);
        return;
    case operation::pop:
        on.value[gpr::rsp] += static_cast<std::uint64_t>(step.immediate);
        return read != nullptr ? on.set(step.to, *read) : on.forget(step.to);
    case operation::leave:
        on.value[gpr::rsp] = on.value[gpr::rbp] + 8;
        if (!on.knows(gpr::rbp)) on.forget(gpr::rsp);
        return read != nullptr ? on.set(gpr::rbp, *read) : on.forget(gpr::rbp);
    default:
        return change(step, read, on);
    }
}

} // namespace msrpp::machine
