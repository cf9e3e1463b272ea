#include "event_texts.hpp"

#include "../cpuid/cpuid_leaves.hpp"
#include "cache_events.hpp"

#include <msr/processor/table.hpp>

#include <fmt/format.h>

#include <cerrno>
#include <cstdint>
#include <iterator>
#include <string>
#include <utility>

namespace msrpp::machine {

namespace {

/// The names that `perf list` and the option -e have for the events PERF_COUNT_HW_..., by number.
constexpr const char *hardware_events[] = {"cycles",
                                           "instructions",
                                           "cache-references",
                                           "cache-misses",
                                           "branches",
                                           "branch-misses",
                                           "bus-cycles",
                                           "stalled-cycles-frontend",
                                           "stalled-cycles-backend",
                                           "ref-cycles"};
static_assert(std::size(hardware_events) == PERF_COUNT_HW_MAX);

bool counts_at_user_level_alone(const perf_event_attr &attributes) {
    return attributes.exclude_kernel != 0;
}

event_text with_levels(std::string choice, const perf_event_attr &attributes) {
    if (counts_at_user_level_alone(attributes)) choice += ":user";
    return {.choice = std::move(choice)};
}

std::uint64_t field(std::uint64_t value, unsigned low, unsigned width) {
    return value >> low & ((std::uint64_t{1} << width) - 1);
}

/// The shares of issue slots by the number of the share's byte in IA32_PERF_METRICS.
constexpr const char *slot_shares[] = {
    "topdown_retiring",  "topdown_bad_spec",      "topdown_fe_bound",  "topdown_be_bound",
    "topdown_heavy_ops", "topdown_br_mispredict", "topdown_fetch_lat", "topdown_mem_bound"};

/// Returns the event of all issue slots or of a share of the slots; the result has no text where
/// the configuration is another event's. Source of the numbers and of the refusal: Linux,
/// arch/x86/events/perf_event.h, INTEL_TD_SLOTS and INTEL_TD_METRIC_RETIRING, and intel/core.c,
/// intel_pmu_hw_config().
event_text slots_text(const perf_event_attr &attributes, std::uint64_t qualifiers) {
    constexpr std::uint64_t slots = 0x0400, first_share = 0x8000, step = 0x100;
    const std::uint64_t number = field(attributes.config, 0, 16);
    const std::uint64_t share = (number - first_share) / step;
    const bool is_share = number >= first_share && number % step == 0 && share < 8;
    if (number != slots && !is_share) return {};
    if (qualifiers != 0)
        return {.error = EINVAL,
                .reason = fmt::format("raw event {:#x}: issue slots and their shares take no "
                                      "qualifiers",
                                      attributes.config)};
    event_text text = with_levels(is_share ? slot_shares[share] : "topdown.slots", attributes);
    text.share = is_share ? static_cast<int>(share) : -1;
    text.counts_slots = !is_share;
    return text;
}

/// Returns a raw event as the text of a choice (event in the syntax of -e). Source of the fields:
/// Linux, arch/x86/events, intel_arch3_formats_attr in intel/core.c and amd_format_attr in
/// amd/core.c. Bits of privilege, interrupts and enabling are ignored, for the kernel sets them
/// itself.
event_text raw_text(const perf_event_attr &attributes, const family &identity) {
    // The kernel ignores the highest bits, which are no field of any processor; pcm sets bit 63.
    const std::uint64_t config = field(attributes.config, 0, 48);
    const bool is_amd = identity.vendor == "amd";
    // Bits 16 (USR), 17 (OS), 20 (INT) and 22 (EN), which the kernel sets.
    constexpr std::uint64_t kept_by_kernel = 0x530000;
    constexpr std::uint64_t edge = 1u << 18, any_thread = 1u << 21, inverted = 1u << 23;
    std::uint64_t known = 0xffff | edge | inverted | 0xff000000 | kept_by_kernel;
    known |= is_amd ? std::uint64_t{0xf} << 32 : any_thread | std::uint64_t{3} << 32;
    if ((config & ~known) != 0)
        return {.error = EINVAL,
                .reason = fmt::format("raw event {:#x}: the bits {:#x} are no field that is known",
                                      config, config & ~known)};
    if (!is_amd)
        if (event_text text = slots_text(attributes, config & ~(kept_by_kernel | 0xffff));
            text.error != 0 || !text.choice.empty())
            return text;
    const std::uint64_t code = field(config, 0, 8) | (is_amd ? field(config, 32, 4) << 8 : 0);
    std::string choice = fmt::format("raw:event={:#x}:umask={:#x}", code, field(config, 8, 8));
    if (const std::uint64_t threshold = field(config, 24, 8))
        choice += fmt::format(":cmask={}", threshold);
    if ((config & inverted) != 0) choice += ":inv";
    if ((config & edge) != 0) choice += ":edge";
    if (!is_amd && (config & any_thread) != 0) choice += ":any_thread";
    if (!is_amd && field(config, 32, 1) != 0) choice += ":in_tx";
    if (!is_amd && field(config, 33, 1) != 0) choice += ":in_tx_checkpointed";
    if (!is_amd && attributes.config1 != 0) {
        if (code == 0xb7 || code == 0xbb || code == 0x2a || code == 0x2b)
            choice += fmt::format(":offcore={:#x}", attributes.config1);
        else if (code == 0xc6 || (code == 0xcd && attributes.precise_ip == 0))
            return {.error = EINVAL,
                    .reason = fmt::format("raw event {:#x}: config1 is not known to "
                                          "perf_event_open here",
                                          config)};
    }
    return with_levels(std::move(choice), attributes);
}

} // namespace

event_text text_of(const perf_event_attr &attributes, const family &identity) {
    if (attributes.type == PERF_TYPE_HARDWARE) {
        const auto number = static_cast<std::uint32_t>(attributes.config);
        if (number >= std::size(hardware_events))
            return {.error = EINVAL,
                    .reason = fmt::format("no hardware event has number {}", number)};
        return with_levels(hardware_events[number], attributes);
    }
    if (attributes.type != PERF_TYPE_HW_CACHE) return raw_text(attributes, identity);
    if (!is_cache_event(attributes.config))
        return {.error = EINVAL,
                .reason = fmt::format("no cache event has number {:#x}", attributes.config)};
    bool is_known = false;
    perf_event_attr raw = attributes;
    raw.config = cache_event_of(model_of(identity).row->is, attributes.config, is_known);
    raw.config1 = 0;
    if (raw.config == 0)
        return {.error = ENOENT,
                .reason = fmt::format("cache event {:#x}: {}", attributes.config,
                                      is_known ? "this processor has none"
                                               : "those of this processor are not known")};
    return raw_text(raw, identity);
}

} // namespace msrpp::machine
