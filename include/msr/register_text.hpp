// Registers as text: `to_string(value)`, and std::format where the standard library has it, with
// `{}`, and `{:x}` for hexadecimal numbers. A program that formats includes <format> itself.
#pragma once

// This header comes first, so that a compiler set to an older standard prints the header's
// sentence.
#include <msr/core/cplusplus.hpp>

#include <msr/backend/formatter.hpp>
#include <msr/core/register_text.hpp>
#include <msr/core/text.hpp>

#include <string>

namespace msr {

/// Returns the fields of a register as `name=value`, with commas between: `enable=1, ratio=3600
/// MHz`.
/// `value`: a register all of whose members are fields
/// `base`: the base of numbers that have no name
template <printable_register Register>
std::string to_string(const Register &value, number_base base = number_base::decimal) {
    std::string text;
    write_fields(value, base, [&](text_view piece) { text.append(piece.begin(), piece.size()); });
    return text;
}

} // namespace msr

#ifdef MSR_HAS_FORMAT

template <msr::printable_register Register>
struct std::formatter<Register, char> {
    /// Reads the format of a register: `x` for hexadecimal numbers, or nothing. Returns the
    /// position behind what was read; std::format itself refuses the rest of a wrong format.
    template <typename Context>
    constexpr auto parse(Context &context) {
        auto position = context.begin();
        if (position == context.end() || *position != 'x') return position;
        base = msr::number_base::hexadecimal;
        return ++position;
    }

    template <typename Context>
    auto format(const Register &value, Context &context) const {
        auto output = context.out();
        msr::write_fields(value, base, [&](msr::text_view piece) {
            for (const char letter : piece)
                *output++ = letter;
        });
        return output;
    }

private:
    msr::number_base base{msr::number_base::decimal};
};

#endif
