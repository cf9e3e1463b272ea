#include "amd_settings.hpp"

#include "found.hpp"

#include "../../msrpp/choices/suggest.hpp"
#include "../../support/complaint.hpp"

#include <msr/amd/qos/notation.hpp>
#include <msr/amd/qos/plan.hpp>
#include <msr/amd/qos/planner.hpp>
#include <msr/amd/qos/registers.hpp>
#include <msr/core/sequence.hpp>
#include <msr/register.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <system_error>

namespace msrpp::rdt_tool {

namespace qos = msr::qos;
namespace rdt = msr::rdt;

namespace {

[[noreturn]] void wrong_setting(const std::string &text, const std::string &reason) {
    complain(wrong_usage,
             fmt::format("rdt: {}: {}; such a setting is as bmec:total=local_reads:dirty_victims, "
                         "abmc:0=5 or abmc:0=off",
                         in_quotes(text), reason));
}

unsigned small_number(std::string_view digits, const std::string &text, const char *subject) {
    unsigned value = 0;
    const char *const end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, value);
    if (read.ec != std::errc{} || read.ptr != end || value > 0xffff)
        wrong_setting(text, fmt::format("{} is no {}", in_quotes(digits), subject));
    return value;
}

std::uint64_t kinds_in(std::string_view words, const std::string &text) {
    std::uint64_t kinds = 0;
    while (!words.empty()) {
        const std::size_t colon = std::min(words.find(':'), words.size());
        const std::string_view word = words.substr(0, colon);
        const unsigned kind = qos::traffic_named(msr::text_view{word.data(), word.size()});
        if (kind == 0) {
            std::vector<std::string> names = traffic_names(~std::uint64_t{0});
            wrong_setting(text, "no such kind of traffic: " + in_quotes(word) +
                                    suggestion(word, {names.begin(), names.end()}));
        }
        kinds |= kind;
        words.remove_prefix(std::min(colon + 1, words.size()));
    }
    return kinds;
}

qos::request request_of(const setting &setting) {
    qos::request request{.shared = {.kind = rdt::request_kind::other},
                         .traffic = static_cast<unsigned>(setting.value)};
    if (setting.kind == resource::bmec) {
        request.kind = qos::amd_kind::configuration;
        request.shared.what =
            setting.of_class == 0 ? rdt::event::l3_total_bandwidth : rdt::event::l3_local_bandwidth;
    } else {
        request.kind = qos::amd_kind::counter;
        request.shared.rmid = setting.rmid;
        request.counter = setting.of_class;
    }
    return request;
}

} // namespace

std::vector<std::string> traffic_names(std::uint64_t kinds) {
    std::vector<std::string> names;
    for (const msr::field_row &field : msr::fields_of<qos::evt_cfg>())
        if (field.kind == msr::access::read_write && field.value_in(kinds) != 0)
            names.emplace_back(field.name);
    return names;
}

void read_amd_setting(setting &destination, std::string_view number, std::string_view value,
                      const processor &machine) {
    const qos::features &features = machine.has();
    if (destination.kind == resource::bmec) {
        if (number != "total" && number != "local")
            wrong_setting(destination.text,
                          "the event is total or local, not " + in_quotes(number));
        destination.of_class = number == "total" ? 0 : 1;
        if (features.configurable_traffic == 0)
            complain(rule_broken, fmt::format("rdt: {}: events of this processor count what they "
                                              "count; nothing was written",
                                              in_quotes(destination.text)));
        destination.value = kinds_in(value, destination.text);
        if (destination.value == 0) wrong_setting(destination.text, "a kind of traffic is missing");
        return;
    }
    if (features.assignable_counters == 0)
        complain(rule_broken, fmt::format("rdt: {}: this processor has no counters that can be "
                                          "assigned; nothing was written",
                                          in_quotes(destination.text)));
    destination.of_class = small_number(number, destination.text, "counter");
    destination.is_off = value == "off";
    if (destination.is_off) return;
    const std::size_t colon = std::min(value.find(':'), value.size());
    destination.rmid = small_number(value.substr(0, colon), destination.text, "RMID");
    destination.value = colon == value.size() ? features.configurable_traffic
                                              : kinds_in(value.substr(colon + 1), destination.text);
}

void add_amd_writes(std::vector<write_of_cache> &destination, const setting &setting,
                    std::size_t cache, const processor &machine) {
    const qos::request request = request_of(setting);
    if (const msr::broken_rule broken = qos::check(request, machine.has()); broken != nullptr)
        complain(rule_broken,
                 fmt::format("rdt: {}: {}; nothing was written", in_quotes(setting.text),
                             rdt_room::line_about(
                                 broken, rdt_room::explain(broken, request, machine.has(), {}))));
    // The register writes that stop counting free the assigned counter: `=off` leaves out the
    // writes that start counting, and other settings leave out the writes that stop counting.
    const msr::phase left_out = setting.is_off ? msr::phase::start : msr::phase::stop;
    const auto sink = [&](const rdt::placed_write &write) {
        if (write.stage == left_out) return;
        destination.push_back({.cache = cache,
                               .address = write.access.address,
                               .value = write.access.value,
                               .on_each_cpu = write.where == rdt::scope::thread,
                               .name = write.name,
                               .text = setting.text,
                               .keep = write.access.keep,
                               .is_window = write.access.address == qos::abmc_cfg::address});
    };
    qos::each_write(msr::sequence<qos::request>{&request, 1}, machine.has(), sink);
}

std::vector<assigned_counter> assigned_counters(processor &machine, std::size_t cache) {
    std::vector<assigned_counter> counters;
    const unsigned cpu = machine.caches()[cache].cpus.front();
    if (!assigns_counters(machine, cpu)) return counters;
    for (unsigned number = 0; number < machine.has().assignable_counters; ++number) {
        const auto value = msr::decode<qos::abmc_cfg>(counter_configuration(machine, cpu, number));
        if (value.cntr_en)
            counters.push_back({number, static_cast<unsigned>(value.bw_src), value.src_is_clos,
                                static_cast<std::uint64_t>(value.bw_type)});
    }
    return counters;
}

} // namespace msrpp::rdt_tool
