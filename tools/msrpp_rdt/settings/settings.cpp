#include "settings.hpp"

#include "amd_settings.hpp"

#include "../../msrpp/choices/suggest.hpp"
#include "../../support/complaint.hpp"

#include <msr/amd/qos/choice.hpp>
#include <msr/amd/qos/planner.hpp>
#include <msr/amd/qos/registers.hpp>
#include <msr/core/sequence.hpp>
#include <msr/rdt/planner.hpp>
#include <msr/rdt/registers.hpp>
#include <msr/rdt/request.hpp>
#include <msr/register.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <iterator>
#include <string_view>
#include <system_error>

namespace msrpp::rdt_tool {

namespace qos = msr::qos;
namespace rdt = msr::rdt;

namespace {

struct resource_word {
    std::string_view name;
    resource kind{};
};
constexpr resource_word resource_words[] = {
    {"l3", resource::l3},     {"l3code", resource::l3_code}, {"l3data", resource::l3_data},
    {"l2", resource::l2},     {"l2code", resource::l2_code}, {"l2data", resource::l2_data},
    {"llc", resource::l3},    {"llc_c", resource::l3_code},  {"llc_d", resource::l3_data},
    {"mba", resource::mba},   {"smba", resource::smba},      {"cdp", resource::cdp},
    {"bmec", resource::bmec}, {"abmc", resource::abmc},
};

[[noreturn]] void wrong(const std::string &text, const std::string &reason) {
    complain(wrong_usage, fmt::format("rdt: {}: {}; a setting is as l3:2=0xff0, l3@0:2=0xff0 or "
                                      "mba:2=50",
                                      in_quotes(text), reason));
}

std::uint64_t number_of(std::string_view digits, const std::string &text, const char *subject) {
    const bool is_hex = digits.starts_with("0x") || digits.starts_with("0X");
    if (is_hex) digits.remove_prefix(2);
    std::uint64_t value = 0;
    const char *const end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, value, is_hex ? 16 : 10);
    if (read.ec != std::errc{} || read.ptr != end)
        wrong(text, fmt::format("{} is no {}", in_quotes(digits), subject));
    return value;
}

resource resource_of(std::string_view name, const std::string &text) {
    std::vector<std::string_view> known;
    for (const resource_word &word : resource_words) {
        if (word.name == name) return word.kind;
        known.push_back(word.name);
    }
    wrong(text, "no such resource: " + in_quotes(name) + suggestion(name, known));
}

std::vector<std::size_t> caches_in(std::string_view list, const std::string &text,
                                   const processor &machine) {
    std::vector<std::size_t> caches;
    const auto &sharers = machine.caches();
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find(','), list.size());
        const std::uint64_t id = number_of(list.substr(0, comma), text, "number of a cache");
        list.remove_prefix(std::min(comma + 1, list.size()));
        const auto position =
            std::find_if(sharers.begin(), sharers.end(),
                         [id](const shared_by &sharer) { return sharer.id == id; });
        if (position == sharers.end()) {
            std::string ids;
            for (const shared_by &sharer : sharers)
                ids += fmt::format("{}{}", ids.empty() ? "" : ", ", sharer.id);
            wrong(text, fmt::format("there is no cache {}, there is {}", id, ids));
        }
        caches.push_back(static_cast<std::size_t>(position - sharers.begin()));
    }
    return caches;
}

std::vector<std::size_t> every_cache(const processor &machine) {
    std::vector<std::size_t> caches;
    for (std::size_t i = 0; i < machine.caches().size(); ++i)
        caches.push_back(i);
    return caches;
}

/// Returns a limit as a number of eighths of GB/s, from GB/s with decimals as `msrpp rdt show`
/// prints them: 0.5, 1.125.
std::uint64_t eighths_in(std::string_view digits, const std::string &text) {
    while (digits.ends_with(' ')) // `msrpp rdt show` prints a blank before the unit
        digits.remove_suffix(1);
    constexpr std::string_view decimals[] = {"", "125", "25", "375", "5", "625", "75", "875"};
    const std::size_t point = std::min(digits.find('.'), digits.size());
    std::string_view arguments = digits.substr(std::min(point + 1, digits.size()));
    while (arguments.ends_with('0'))
        arguments.remove_suffix(1);
    const auto name = std::find(std::begin(decimals), std::end(decimals), arguments);
    if (name == std::end(decimals))
        wrong(text, in_quotes(digits) + " is no multiple of 0.125 GB/s");
    return qos::gigabytes_per_second(number_of(digits.substr(0, point), text, "number")) +
           static_cast<std::uint64_t>(name - std::begin(decimals));
}

/// Returns the value of a bandwidth setting: a percentage as Intel's delay; AMD's limits in eighths
/// of GB/s.
std::uint64_t bandwidth_of(std::string_view value, const std::string &text,
                           const processor &machine) {
    if (machine.is_amd()) {
        constexpr std::string_view unit = "GB/s";
        if (value == "unlimited") return qos::unlimited;
        if (value.ends_with(unit))
            return eighths_in(value.substr(0, value.size() - unit.size()), text);
        return number_of(value, text, "number of eighths of GB/s");
    }
    if (value.ends_with('%')) value.remove_suffix(1);
    // `msrpp rdt show` may print a blank at the end
    if (value.ends_with(' ')) value.remove_suffix(1);
    const std::uint64_t number = number_of(value, text, "percentage");
    if (!machine.has().shared.mba.linear) return number;
    if (number > 100) wrong(text, "at most 100 percent are left to a class");
    return 100 - number;
}

std::uint64_t value_of(std::string_view value, const setting &setting, const processor &machine) {
    switch (setting.kind) {
    case resource::mba:
    case resource::smba:
        return bandwidth_of(value, setting.text, machine);
    case resource::cdp:
        if (value != "on" && value != "off") wrong(setting.text, "cdp is on or off");
        return value == "on" ? 1 : 0;
    default:
        return number_of(value, setting.text, "mask");
    }
}

rdt::setting &mask_in(rdt::request &request, resource resource) {
    switch (resource) {
    case resource::l3_code:
        return request.l3_code;
    case resource::l3_data:
        return request.l3_data;
    case resource::l2:
        return request.l2;
    case resource::l2_code:
        return request.l2_code;
    case resource::l2_data:
        return request.l2_data;
    default:
        return request.l3;
    }
}

/// Adds a setting to the library's request for a class. `divided`: code and data have separate
/// masks.
void add(qos::request &destination, const setting &setting, bool divided, bool is_amd) {
    if (setting.kind == resource::mba && is_amd) {
        destination.limit = destination.limit.with(setting.value);
    } else if (setting.kind == resource::mba) {
        destination.shared.delay = destination.shared.delay.with(setting.value);
    } else if (setting.kind == resource::smba) {
        destination.slow_limit = destination.slow_limit.with(setting.value);
    } else if (setting.kind == resource::l3 && divided) {
        destination.shared.l3_code = destination.shared.l3_code.with(setting.value);
        destination.shared.l3_data = destination.shared.l3_data.with(setting.value);
    } else {
        rdt::setting &output = mask_in(destination.shared, setting.kind);
        output = output.with(setting.value);
    }
}

/// Returns whether a setting gives a class ways or bandwidth in a cache.
bool asks_for_class(const setting &setting, std::size_t cache) {
    return setting.kind != resource::cdp && setting.kind != resource::bmec &&
           setting.kind != resource::abmc &&
           std::find(setting.caches.begin(), setting.caches.end(), cache) != setting.caches.end();
}

/// Returns the library's requests for settings of classes, each resource in a request of its own.
std::vector<qos::request> requests_of(const std::vector<setting> &settings, std::size_t cache,
                                      bool divided, bool is_amd) {
    std::vector<qos::request> requests;
    for (const setting &entry : settings) {
        if (!asks_for_class(entry, cache)) continue;
        const auto same = [&entry](const qos::request &request) {
            return request.shared.class_of_service == entry.of_class;
        };
        auto destination = std::find_if(requests.begin(), requests.end(), same);
        if (destination == requests.end()) {
            requests.push_back({.shared = {.kind = rdt::request_kind::partition,
                                           .class_of_service = entry.of_class}});
            destination = requests.end() - 1;
        }
        add(*destination, entry, divided, is_amd);
    }
    return requests;
}

/// Adds the present mask of ways for data where the setting gives only the mask for code, and the
/// present mask for code where the setting gives only the mask for data.
void complete(rdt::setting &setting, std::size_t cache, unsigned number, processor &machine) {
    if (setting.given) return;
    const rdt::cache_allocation &l3 = machine.has().shared.l3;
    // No mask is read for a class that does not exist, so that the missing class is the reason of
    // the refusal.
    setting = setting.with(number < l3.classes ? machine.read(machine.caches()[cache].cpus.front(),
                                                              rdt::l3_qos_mask::address + number)
                                               : l3.whole());
}

/// The requests that a command line makes for a cache, with the rule that they break.
struct judged {
    std::vector<qos::request> requests;
    rdt::finding result;
};

judged judge(const std::vector<setting> &settings, std::size_t cache, bool divided,
             processor &machine) {
    judged result{requests_of(settings, cache, divided, machine.is_amd()), {}};
    for (qos::request &request : result.requests)
        if (divided && request.shared.divides_l3()) {
            complete(request.shared.l3_data, cache, 2 * request.shared.class_of_service, machine);
            complete(request.shared.l3_code, cache, 2 * request.shared.class_of_service + 1,
                     machine);
        }
    result.result = qos::check(
        msr::sequence<qos::request>{result.requests.data(), result.requests.size()}, machine.has());
    return result;
}

/// Returns the texts of those settings of a class that break a rule: settings that alone break the
/// rule, or else all settings.
std::string who_breaks(msr::broken_rule broken, unsigned of_class,
                       const std::vector<setting> &settings, std::size_t cache, bool divided,
                       processor &machine) {
    std::string alone, text;
    for (const setting &entry : settings) {
        if (entry.of_class != of_class || !asks_for_class(entry, cache)) continue;
        text += (text.empty() ? "" : ", ") + in_quotes(entry.text);
        if (judge({entry}, cache, divided, machine).result.broken == broken)
            alone += (alone.empty() ? "" : ", ") + in_quotes(entry.text);
    }
    return alone.empty() ? text : alone;
}

/// Converts the delays in a problem's texts to percentages: settings give the percentage of
/// bandwidth that a class keeps.
rdt_room::explanation in_percentages(rdt_room::explanation problem, std::uint64_t delay) {
    const auto left = [](std::uint64_t value) { return value < 100 ? 100 - value : 0; };
    problem.by.back() = fmt::format("{} % left, a delay of {}", left(delay), delay);
    // A longer delay is a smaller percentage, so that the order is reversed.
    std::reverse(problem.legal.begin(), problem.legal.end());
    for (std::string &text : problem.legal) {
        std::uint64_t number = 0;
        std::from_chars(text.data(), text.data() + text.size(), number);
        text = fmt::format("{} %", left(number));
    }
    return problem;
}

/// Throws a complaint about classes of service without masks in a cache that divides code and data:
/// a cache that divides has half as many classes, and no setting gives the missing classes masks.
void check_classes(const std::vector<setting> &settings, std::size_t cache, bool divided,
                   const processor &machine) {
    if (!divided) return;
    for (const setting &entry : settings)
        if (asks_for_class(entry, cache) && entry.of_class >= machine.classes(true))
            complain(rule_broken,
                     fmt::format("rdt: {}: {}; legal: class 0 to {}; nothing was "
                                 "written",
                                 in_quotes(entry.text), rdt::class_exists::text.sentence,
                                 machine.classes(true) - 1));
}

void check(const std::vector<setting> &settings, std::size_t cache, bool divided,
           processor &machine) {
    check_classes(settings, cache, divided, machine);
    const judged judged = judge(settings, cache, divided, machine);
    if (judged.result.legal()) return;
    const msr::sequence<qos::request> requests{judged.requests.data(), judged.requests.size()};
    const qos::request &cause = judged.requests[judged.result.first];
    rdt_room::explanation problem =
        rdt_room::explain(judged.result.broken, cause, machine.has(), rdt::divided_by(requests));
    if (judged.result.broken == &rdt::delay_is_a_step::text && machine.has().shared.mba.linear)
        problem = in_percentages(std::move(problem), cause.shared.delay.value);
    complain(rule_broken,
             fmt::format("rdt: {}: {}; nothing was written",
                         who_breaks(judged.result.broken, cause.shared.class_of_service, settings,
                                    cache, divided, machine),
                         rdt_room::line_about(judged.result.broken, problem)));
}

std::string numbered(const char *name, unsigned number) {
    return fmt::format("{}{}", name, number);
}

/// Adds the register writes of a setting in a cache.
void add_writes(std::vector<write_of_cache> &destination, const setting &setting, std::size_t cache,
                bool divided) {
    const auto add_l3 = [&](unsigned number) {
        destination.push_back({cache, rdt::l3_qos_mask::address + number, setting.value, false,
                               numbered("ia32_l3_qos_mask_", number), setting.text});
    };
    const auto add_l2 = [&](unsigned number) {
        destination.push_back({cache, rdt::l2_qos_mask::address + number, setting.value, true,
                               numbered("ia32_l2_qos_mask_", number), setting.text});
    };
    const unsigned number = setting.of_class;
    switch (setting.kind) {
    case resource::l3:
        add_l3(divided ? 2 * number : number);
        if (divided) add_l3(2 * number + 1);
        return;
    case resource::l3_data:
        return add_l3(2 * number);
    case resource::l3_code:
        return add_l3(2 * number + 1);
    case resource::l2:
        return add_l2(number);
    case resource::l2_data:
        return add_l2(2 * number);
    case resource::l2_code:
        return add_l2(2 * number + 1);
    default:
        return;
    }
}

void add_bandwidth(std::vector<write_of_cache> &destination, const setting &setting,
                   std::size_t cache, const processor &machine) {
    const unsigned number = setting.of_class;
    if (setting.kind == resource::smba) {
        destination.push_back({cache, qos::smba_bw::address + number, setting.value, false,
                               numbered("smba_bw_", number), setting.text});
    } else if (machine.is_amd()) {
        const std::uint64_t value = setting.value == qos::unlimited
                                        ? std::uint64_t{1} << machine.has().bandwidth_length
                                        : setting.value;
        destination.push_back({cache, qos::mba_bw::address + number, value, false,
                               numbered("mba_bw_", number), setting.text});
    } else {
        destination.push_back({cache, rdt::mba_thrtl::address + number, setting.value, false,
                               numbered("ia32_mba_thrtl_", number), setting.text});
    }
}

void add_division(std::vector<write_of_cache> &destination, const setting &setting,
                  std::size_t cache, const processor &machine) {
    if (!machine.has().shared.l3.cdp)
        complain(rule_broken, "rdt: " + in_quotes(setting.text) +
                                  ": this processor cannot divide code and data; nothing was "
                                  "written");
    // When the division of code and data changes, masks belong to other classes: all masks are made
    // whole before the change.
    for (unsigned number = 0; number < machine.has().shared.l3.classes; ++number)
        destination.push_back({cache, rdt::l3_qos_mask::address + number,
                               machine.has().shared.l3.whole(), false,
                               numbered("ia32_l3_qos_mask_", number), setting.text});
    destination.push_back(
        {cache, rdt::l3_qos_cfg::address, setting.value, true, "ia32_l3_qos_cfg", setting.text});
}

} // namespace

setting setting_in(const std::string &text, const processor &machine,
                   std::optional<unsigned> of_class) {
    setting result{.text = text};
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos) wrong(text, "a value is missing");
    std::string_view previous = std::string_view{text}.substr(0, equals);
    const std::size_t colon = previous.find(':');
    const resource resource = resource_of(
        previous.substr(0, std::min({previous.find('@'), colon, previous.size()})), text);
    const bool is_of_amd = resource == resource::bmec || resource == resource::abmc;
    const std::string_view number_text =
        colon == previous.npos ? std::string_view{} : previous.substr(colon + 1);
    if (is_of_amd) {
        previous = previous.substr(0, colon);
    } else if (colon != previous.npos) {
        if (of_class) wrong(text, "the class is chosen here: name none");
        const std::uint64_t number = number_of(previous.substr(colon + 1), text, "class");
        if (number > 0xffff) wrong(text, "there is no such class");
        result.of_class = static_cast<unsigned>(number);
        previous = previous.substr(0, colon);
    }
    const std::size_t position = std::min(previous.find('@'), previous.size());
    result.kind = resource;
    if (colon == previous.npos && !of_class && result.kind != resource::cdp &&
        text.find(':') == std::string::npos)
        wrong(text, "a class is missing");
    if (of_class) result.of_class = *of_class;
    result.caches = position == previous.size()
                        ? every_cache(machine)
                        : caches_in(previous.substr(position + 1), text, machine);
    if (result.caches.empty()) wrong(text, "a cache is missing behind @");
    const std::string_view value = std::string_view{text}.substr(equals + 1);
    if (is_of_amd)
        read_amd_setting(result, number_text, value, machine);
    else
        result.value = value_of(value, result, machine);
    return result;
}

std::vector<write_of_cache> writes_of(const std::vector<setting> &settings, processor &machine) {
    std::vector<write_of_cache> writes;
    for (std::size_t cache = 0; cache < machine.caches().size(); ++cache) {
        bool divided = machine.divides_code(cache);
        for (const setting &entry : settings) {
            if (entry.kind != resource::cdp ||
                std::find(entry.caches.begin(), entry.caches.end(), cache) == entry.caches.end())
                continue;
            add_division(writes, entry, cache, machine);
            divided = entry.value != 0;
        }
        for (const setting &entry : settings)
            if ((entry.kind == resource::l3_code || entry.kind == resource::l3_data) && !divided &&
                std::find(entry.caches.begin(), entry.caches.end(), cache) != entry.caches.end())
                complain(rule_broken,
                         fmt::format("rdt: {}: code and data share a mask in cache {}; nothing was "
                                     "written; put cdp=on before it, which makes all masks whole",
                                     in_quotes(entry.text), machine.caches()[cache].id));
        check(settings, cache, divided, machine);
        for (const setting &entry : settings) {
            if (std::find(entry.caches.begin(), entry.caches.end(), cache) == entry.caches.end())
                continue;
            if (entry.kind == resource::mba || entry.kind == resource::smba)
                add_bandwidth(writes, entry, cache, machine);
            else if (entry.kind == resource::bmec || entry.kind == resource::abmc)
                add_amd_writes(writes, entry, cache, machine);
            else
                add_writes(writes, entry, cache, divided);
        }
    }
    return writes;
}

std::string mask_text(std::uint64_t mask, unsigned length) {
    std::string ways;
    for (unsigned bit = length; bit-- > 0;)
        ways += (mask >> bit & 1) != 0 ? '#' : '.';
    return fmt::format("0x{:0{}x} {}", mask, (length + 3) / 4, ways);
}

} // namespace msrpp::rdt_tool
