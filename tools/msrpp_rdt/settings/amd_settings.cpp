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

[[noreturn]] void wrong_setting(const std::string &text, const std::string &why) {
    complain(wrong_usage,
             fmt::format("rdt: {}: {}; such a setting is as bmec:total=local_reads:dirty_victims, "
                         "abmc:0=5 or abmc:0=off",
                         in_quotes(text), why));
}

unsigned small_number(std::string_view digits, const std::string &text, const char *what) {
    unsigned value = 0;
    const char *const end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, value);
    if (read.ec != std::errc{} || read.ptr != end || value > 0xffff)
        wrong_setting(text, fmt::format("{} is no {}", in_quotes(digits), what));
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

qos::request request_of(const setting &one) {
    qos::request asked{.shared = {.kind = rdt::request_kind::other},
                       .traffic = static_cast<unsigned>(one.value)};
    if (one.what == resource::bmec) {
        asked.kind = qos::amd_kind::configuration;
        asked.shared.what =
            one.of_class == 0 ? rdt::event::l3_total_bandwidth : rdt::event::l3_local_bandwidth;
    } else {
        asked.kind = qos::amd_kind::counter;
        asked.shared.rmid = one.rmid;
        asked.counter = one.of_class;
    }
    return asked;
}

} // namespace

std::vector<std::string> traffic_names(std::uint64_t kinds) {
    std::vector<std::string> names;
    for (const msr::field_row &field : msr::fields_of<qos::evt_cfg>())
        if (field.kind == msr::access::read_write && field.value_in(kinds) != 0)
            names.emplace_back(field.name);
    return names;
}

void read_amd_setting(setting &to, std::string_view number, std::string_view value,
                      const processor &on) {
    const qos::features &has = on.has();
    if (to.what == resource::bmec) {
        if (number != "total" && number != "local")
            wrong_setting(to.text, "the event is total or local, not " + in_quotes(number));
        to.of_class = number == "total" ? 0 : 1;
        if (has.configurable_traffic == 0)
            complain(rule_broken, fmt::format("rdt: {}: events of this processor count what they "
                                              "count; nothing was written",
                                              in_quotes(to.text)));
        to.value = kinds_in(value, to.text);
        if (to.value == 0) wrong_setting(to.text, "a kind of traffic is missing");
        return;
    }
    if (has.assignable_counters == 0)
        complain(rule_broken, fmt::format("rdt: {}: this processor has no counters that can be "
                                          "assigned; nothing was written",
                                          in_quotes(to.text)));
    to.of_class = small_number(number, to.text, "counter");
    to.is_off = value == "off";
    if (to.is_off) return;
    const std::size_t colon = std::min(value.find(':'), value.size());
    to.rmid = small_number(value.substr(0, colon), to.text, "RMID");
    to.value = colon == value.size() ? has.configurable_traffic
                                     : kinds_in(value.substr(colon + 1), to.text);
}

void add_amd_writes(std::vector<write_of_cache> &to, const setting &one, std::size_t cache,
                    const processor &on) {
    const qos::request asked = request_of(one);
    if (const msr::broken_rule broken = qos::check(asked, on.has()); broken != nullptr)
        complain(
            rule_broken,
            fmt::format("rdt: {}: {}; nothing was written", in_quotes(one.text),
                        rdt_room::line_about(broken, rdt_room::tell(broken, asked, on.has(), {}))));
    // The writes that stop a plan free the counter again.
    const msr::phase left_out = one.is_off ? msr::phase::start : msr::phase::stop;
    const auto sink = [&](const rdt::placed_write &each) {
        if (each.when == left_out) return;
        to.push_back({.cache = cache,
                      .address = each.what.address,
                      .value = each.what.value,
                      .on_each_cpu = each.where == rdt::scope::thread,
                      .name = each.name,
                      .text = one.text,
                      .keep = each.what.keep,
                      .is_window = each.what.address == qos::abmc_cfg::address});
    };
    qos::each_write(msr::sequence<qos::request>{&asked, 1}, on.has(), sink);
}

std::vector<assigned_counter> assigned_counters(processor &on, std::size_t cache) {
    std::vector<assigned_counter> all;
    const unsigned cpu = on.caches()[cache].cpus.front();
    if (!assigns_counters(on, cpu)) return all;
    for (unsigned number = 0; number < on.has().assignable_counters; ++number) {
        const auto held = msr::decode<qos::abmc_cfg>(counter_configuration(on, cpu, number));
        if (held.cntr_en)
            all.push_back({number, static_cast<unsigned>(held.bw_src), held.src_is_clos,
                           static_cast<std::uint64_t>(held.bw_type)});
    }
    return all;
}

} // namespace msrpp::rdt_tool
