// Findings of `msrpp validate`: the observation of a check, the documented behaviour, and a
// verdict.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp::validate {

/// The verdict of a check on a counter, an event or a register.
enum class verdict : std::uint8_t {
    as_documented, ///< the machine behaves as documented
    off,           ///< the machine behaves otherwise than documented
    stands_still,  ///< the counter counts nothing although events happened
    not_tried,     ///< the check was not made; the finding says why
};

/// Returns the words for a verdict in reports.
constexpr std::string_view text_of(verdict verdict) {
    switch (verdict) {
    case verdict::as_documented:
        return "as documented";
    case verdict::off:
        return "off by";
    case verdict::stands_still:
        return "stands still";
    case verdict::not_tried:
        break;
    }
    return "not tried";
}

/// A finding: a check's verdict on a counter, an event or a register.
struct check_result {
    std::string check{};    ///< the name of the check, such as `counters`
    std::string subject{};  ///< the counter, event or register, such as `ia32_pmc0`
    verdict outcome{};      ///< the verdict on the subject: as documented or not
    std::string expected{}; ///< the documented value or behaviour, as text
    std::string actual{};   ///< the value or behaviour of this machine, as text
    std::string reason{};   ///< likely reasons of a failure, or why the check was not made
    std::string advice{};   ///< advice to the user, a sentence; may be empty

    /// Returns whether the machine contradicts the documentation.
    bool is_failure() const { return outcome == verdict::off || outcome == verdict::stands_still; }
};

using check_results = std::vector<check_result>;

} // namespace msrpp::validate
