#include "numbers.hpp"

#include "../../support/complaint.hpp"
#include "../../support/cpus.hpp"

#include <charconv>
#include <string_view>
#include <system_error>

namespace msrpp::profile {

namespace {

std::uint64_t number_in(const char *option, std::string_view text, std::uint64_t minimum,
                        std::uint64_t maximum) {
    std::uint64_t value = 0;
    const bool is_hexadecimal = text.starts_with("0x");
    const char *const end = text.data() + text.size();
    const auto read = std::from_chars(text.data() + (is_hexadecimal ? 2 : 0), end, value,
                                      is_hexadecimal ? 16 : 10);
    if (read.ec == std::errc{} && read.ptr == end && value >= minimum && value <= maximum)
        return value;
    complain(wrong_usage, std::string{"profile record: "} + option + ": a number from " +
                              std::to_string(minimum) + " to " + std::to_string(maximum) +
                              ", not " + in_quotes(text));
}

} // namespace

std::uint32_t period_of(const recorded &options, std::uint32_t usual) {
    constexpr std::uint64_t longest = 0xffff'ffff; // a record has 32 bits for the period
    if (options.period.empty()) return usual;
    return static_cast<std::uint32_t>(number_in("--period", options.period, 1, longest));
}

unsigned random_bits_of(const recorded &options, unsigned usual) {
    if (options.random.empty()) return usual;
    const auto bits = static_cast<unsigned>(number_in("--random", options.random, 0, 12));
    if (bits != 0 && bits != 4 && bits != 7 && bits != 12)
        complain(wrong_usage,
                 "profile record: --random: 0, 4, 7 or 12 bits, not " + std::to_string(bits));
    return bits;
}

unsigned cpu_count_of(const recorded &request) {
    if (request.cpus.empty()) return 1;
    return static_cast<unsigned>(number_in("--cpus", request.cpus, 1, support::most_cpus));
}

unsigned overhead_of(const recorded &options) {
    if (options.overhead.empty()) return 0;
    std::string_view text = options.overhead;
    if (text.ends_with('%')) text.remove_suffix(1);
    double percent = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), percent);
    if (read.ec != std::errc{} || read.ptr != text.data() + text.size() || !(percent >= 0.1) ||
        percent > 25)
        complain(wrong_usage, "profile record: --overhead: from 0.1% to 25%, not " +
                                  in_quotes(options.overhead));
    return static_cast<unsigned>(percent * 10 + 0.5);
}

} // namespace msrpp::profile
