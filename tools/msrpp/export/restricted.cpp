// Allowlists for callers without CAP_SYS_RAWIO: the registers that a list leaves out, and why.
#include "../../support/text.hpp"
#include "../counting.hpp"
#include "export.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace msrpp {

namespace {

constexpr const char *why_raw_access =
    "interrupts, forced overflows, records, flags of others (CAP_SYS_RAWIO)";
constexpr const char *why_perfmon =
    "counting the kernel and other threads (CAP_PERFMON); --kernel adds them";
constexpr const char *why_unknown = "no counting register of this processor";
constexpr const char *why_box = "counts what all users do, outside of the cores";
constexpr const char *why_resource =
    "classes and masks are shared with all programs: name the choices of a plan";

/// Returns why an allowlist leaves out a whole register; null where the list has the register.
const char *why_left_out(const allowed_register &allowed_register, unsigned wired,
                         const restriction &restriction) {
    if (is_box_register(restriction.processor, allowed_register.address)) return why_box;
    if (const char *const reason = why_denied(wired, allowed_register.address)) return reason;
    const unsigned kind = counting_register_at(wired, allowed_register.address).kind;
    if (kind == MSRPP_KIND_RESOURCE && !restriction.of_plan) return why_resource;
    return kind == MSRPP_KIND_UNKNOWN && allowed_register.write_mask != 0 ? why_unknown : nullptr;
}

/// Removes bits from a write mask and reports the omission.
void leave_out_bits(restricted_list &result, std::size_t place, allowed_register &allowed_register,
                    std::uint64_t bits, needs_more needs, const char *reason) {
    if ((allowed_register.write_mask & bits) == 0) return;
    result.omitted.push_back(
        {.place = place,
         .address = allowed_register.address,
         .name = in_lower_case(allowed_register.name),
         .bits = allowed_register.write_mask & bits,
         .reason = reason,
         .needs = (allowed_register.set & bits) != 0 ? needs : needs_more::nothing,
         .needed_bits = allowed_register.set & bits});
    allowed_register.write_mask &= ~bits;
}

/// Returns the rank of an omission in reports: whole registers first, then bits by the right that
/// the bits need.
int kind_of(const omission &omission) {
    return omission.bits == 0 ? 0 : omission.reason == why_raw_access ? 1 : 2;
}

/// Returns whether a single remark can cover two omissions: only for neighbours, so that the remark
/// names no other register.
bool same_remark(const omission &entry, const omission &next) {
    return entry.place + 1 == next.place && entry.bits == next.bits && entry.reason == next.reason;
}

void append_remark(output &out, const omission &first, const omission &last) {
    append(out, first.bits == 0 ? "# left out: " : "# bits left out: ");
    if (first.bits != 0) append_formatted(out, "0x{:x} of ", first.bits);
    append_formatted(out, "0x{:08x} {}", first.address, first.name);
    if (&first != &last) append_formatted(out, " to 0x{:08x} {}", last.address, last.name);
    append_formatted(out, ": {}\n", first.reason);
}

/// Returns the registers and bits that a plan needs: `ia32_pebs_enable, 0x100000 of ia32_…`.
std::string needed_names(const std::vector<omission> &omissions, needs_more needs) {
    std::string result;
    for (const omission &entry : omissions) {
        if (entry.needs != needs) continue;
        if (!result.empty()) result += ", ";
        if (entry.bits != 0) result += fmt::format("0x{:x} of ", entry.needed_bits);
        result += entry.name;
    }
    return result;
}

} // namespace

restricted_list restricted(const std::vector<allowed_register> &registers, unsigned wired,
                           const restriction &restriction) {
    restricted_list result;
    for (std::size_t place = 0; place < registers.size(); ++place) {
        allowed_register entry = registers[place];
        if (const char *const reason = why_left_out(entry, wired, restriction)) {
            const needs_more needs =
                restriction.of_plan ? needs_more::raw_access : needs_more::nothing;
            result.omitted.push_back({.place = place,
                                      .address = entry.address,
                                      .name = in_lower_case(entry.name),
                                      .bits = 0,
                                      .reason = reason,
                                      .needs = needs,
                                      .needed_bits = 0});
            continue;
        }
        const counting_register known = counting_register_at(wired, entry.address);
        leave_out_bits(result, place, entry, known.rawio_bits, needs_more::raw_access,
                       why_raw_access);
        if (!restriction.kernel)
            leave_out_bits(result, place, entry, known.perfmon_bits, needs_more::kernel,
                           why_perfmon);
        result.list.push_back(entry);
    }
    std::sort(
        result.omitted.begin(), result.omitted.end(),
        [](const omission &entry, const omission &next) {
            return std::pair{kind_of(entry), entry.place} < std::pair{kind_of(next), next.place};
        });
    return result;
}

std::vector<std::string> why_not_loaded(const std::vector<omission> &omissions) {
    std::vector<std::string> result;
    if (const std::string names = needed_names(omissions, needs_more::raw_access); !names.empty())
        result.push_back("the plan will not load under this list, for it takes CAP_SYS_RAWIO: " +
                         names);
    if (const std::string names = needed_names(omissions, needs_more::kernel); !names.empty())
        result.push_back("the plan will not load under this list, for it counts the kernel or "
                         "other threads, which --kernel adds: " +
                         names);
    return result;
}

void append_omitted(output &out, const std::vector<omission> &omissions) {
    for (std::size_t i = 0; i < omissions.size();) {
        // Position of the last consecutive register with an equal sentence, which is printed once.
        std::size_t last = i;
        while (last + 1 < omissions.size() && same_remark(omissions[last], omissions[last + 1]))
            ++last;
        append_remark(out, omissions[i], omissions[last]);
        i = last + 1;
    }
    for (const std::string &line : why_not_loaded(omissions))
        append_formatted(out, "# {}\n", line);
}

} // namespace msrpp
