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
    resource is{};
};
constexpr resource_word resource_words[] = {
    {"l3", resource::l3},     {"l3code", resource::l3_code}, {"l3data", resource::l3_data},
    {"l2", resource::l2},     {"l2code", resource::l2_code}, {"l2data", resource::l2_data},
    {"llc", resource::l3},    {"llc_c", resource::l3_code},  {"llc_d", resource::l3_data},
    {"mba", resource::mba},   {"smba", resource::smba},      {"cdp", resource::cdp},
    {"bmec", resource::bmec}, {"abmc", resource::abmc},
};

[[noreturn]] void wrong(const std::string &text, const std::string &why) {
    complain(wrong_usage, fmt::format("rdt: {}: {}; a setting is as l3:2=0xff0, l3@0:2=0xff0 or "
                                      "mba:2=50",
                                      in_quotes(text), why));
}

std::uint64_t number_of(std::string_view digits, const std::string &text, const char *what) {
    const bool is_hex = digits.starts_with("0x") || digits.starts_with("0X");
    if (is_hex) digits.remove_prefix(2);
    std::uint64_t value = 0;
    const char *const end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, value, is_hex ? 16 : 10);
    if (read.ec != std::errc{} || read.ptr != end)
        wrong(text, fmt::format("{} is no {}", in_quotes(digits), what));
    return value;
}

resource resource_of(std::string_view name, const std::string &text) {
    std::vector<std::string_view> known;
    for (const resource_word &each : resource_words) {
        if (each.name == name) return each.is;
        known.push_back(each.name);
    }
    wrong(text, "no such resource: " + in_quotes(name) + suggestion(name, known));
}

std::vector<std::size_t> caches_in(std::string_view list, const std::string &text,
                                   const processor &on) {
    std::vector<std::size_t> caches;
    const auto &all = on.caches();
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find(','), list.size());
        const std::uint64_t id = number_of(list.substr(0, comma), text, "number of a cache");
        list.remove_prefix(std::min(comma + 1, list.size()));
        const auto found = std::find_if(all.begin(), all.end(),
                                        [id](const shared_by &one) { return one.id == id; });
        if (found == all.end()) {
            std::string ids;
            for (const shared_by &one : all)
                ids += fmt::format("{}{}", ids.empty() ? "" : ", ", one.id);
            wrong(text, fmt::format("there is no cache {}, there is {}", id, ids));
        }
        caches.push_back(static_cast<std::size_t>(found - all.begin()));
    }
    return caches;
}

std::vector<std::size_t> every_cache(const processor &on) {
    std::vector<std::size_t> caches;
    for (std::size_t i = 0; i < on.caches().size(); ++i)
        caches.push_back(i);
    return caches;
}

/// GB/s as eighths of them, with decimals as `show` prints them: 0.5, 1.125.
std::uint64_t eighths_in(std::string_view digits, const std::string &text) {
    while (digits.ends_with(' ')) // `show` has a blank before the unit
        digits.remove_suffix(1);
    constexpr std::string_view decimals[] = {"", "125", "25", "375", "5", "625", "75", "875"};
    const std::size_t point = std::min(digits.find('.'), digits.size());
    std::string_view behind = digits.substr(std::min(point + 1, digits.size()));
    while (behind.ends_with('0'))
        behind.remove_suffix(1);
    const auto found = std::find(std::begin(decimals), std::end(decimals), behind);
    if (found == std::end(decimals))
        wrong(text, in_quotes(digits) + " is no multiple of 0.125 GB/s");
    return qos::gigabytes_per_second(number_of(digits.substr(0, point), text, "number")) +
           static_cast<std::uint64_t>(found - std::begin(decimals));
}

/// A percentage that is left as a delay; AMD's limits in eighths of GB/s.
std::uint64_t bandwidth_of(std::string_view value, const std::string &text, const processor &on) {
    if (on.is_amd()) {
        constexpr std::string_view unit = "GB/s";
        if (value == "unlimited") return qos::unlimited;
        if (value.ends_with(unit))
            return eighths_in(value.substr(0, value.size() - unit.size()), text);
        return number_of(value, text, "number of eighths of GB/s");
    }
    if (value.ends_with('%')) value.remove_suffix(1);
    if (value.ends_with(' ')) value.remove_suffix(1); // as `show` prints it
    const std::uint64_t number = number_of(value, text, "percentage");
    if (!on.has().shared.mba.linear) return number;
    if (number > 100) wrong(text, "at most 100 percent are left to a class");
    return 100 - number;
}

std::uint64_t value_of(std::string_view value, const setting &of, const processor &on) {
    switch (of.what) {
    case resource::mba:
    case resource::smba:
        return bandwidth_of(value, of.text, on);
    case resource::cdp:
        if (value != "on" && value != "off") wrong(of.text, "cdp is on or off");
        return value == "on" ? 1 : 0;
    default:
        return number_of(value, of.text, "mask");
    }
}

rdt::setting &mask_in(rdt::request &of, resource what) {
    switch (what) {
    case resource::l3_code:
        return of.l3_code;
    case resource::l3_data:
        return of.l3_data;
    case resource::l2:
        return of.l2;
    case resource::l2_code:
        return of.l2_code;
    case resource::l2_data:
        return of.l2_data;
    default:
        return of.l3;
    }
}

/// Adds a setting to the request of a class; `divided`: code and data have masks of their own.
void add(qos::request &to, const setting &one, bool divided, bool is_amd) {
    if (one.what == resource::mba && is_amd) {
        to.limit = to.limit.with(one.value);
    } else if (one.what == resource::mba) {
        to.shared.delay = to.shared.delay.with(one.value);
    } else if (one.what == resource::smba) {
        to.slow_limit = to.slow_limit.with(one.value);
    } else if (one.what == resource::l3 && divided) {
        to.shared.l3_code = to.shared.l3_code.with(one.value);
        to.shared.l3_data = to.shared.l3_data.with(one.value);
    } else {
        rdt::setting &into = mask_in(to.shared, one.what);
        into = into.with(one.value);
    }
}

/// Whether a setting gives a class something of a cache.
bool asks_for_class(const setting &one, std::size_t cache) {
    return one.what != resource::cdp && one.what != resource::bmec && one.what != resource::abmc &&
           std::find(one.caches.begin(), one.caches.end(), cache) != one.caches.end();
}

/// The requests of classes, each resource in one request.
std::vector<qos::request> requests_of(const std::vector<setting> &asked, std::size_t cache,
                                      bool divided, bool is_amd) {
    std::vector<qos::request> all;
    for (const setting &one : asked) {
        if (!asks_for_class(one, cache)) continue;
        const auto same = [&one](const qos::request &each) {
            return each.shared.class_of_service == one.of_class;
        };
        auto into = std::find_if(all.begin(), all.end(), same);
        if (into == all.end()) {
            all.push_back({.shared = {.kind = rdt::request_kind::partition,
                                      .class_of_service = one.of_class}});
            into = all.end() - 1;
        }
        add(*into, one, divided, is_amd);
    }
    return all;
}

/// A mask that is not given beside the other stays as it is.
void complete(rdt::setting &given, std::size_t cache, unsigned number, processor &on) {
    if (given.given) return;
    const rdt::cache_allocation &l3 = on.has().shared.l3;
    // A class that there is not is refused for that, not for the other mask.
    given = given.with(number < l3.classes ? on.read(on.caches()[cache].cpus.front(),
                                                     rdt::l3_qos_mask::address + number)
                                           : l3.whole());
}

/// The requests of a line for a cache, with the rule that they break.
struct judged {
    std::vector<qos::request> wanted;
    rdt::finding found;
};

judged judge(const std::vector<setting> &asked, std::size_t cache, bool divided, processor &on) {
    judged result{requests_of(asked, cache, divided, on.is_amd()), {}};
    for (qos::request &each : result.wanted)
        if (divided && each.shared.divides_l3()) {
            complete(each.shared.l3_data, cache, 2 * each.shared.class_of_service, on);
            complete(each.shared.l3_code, cache, 2 * each.shared.class_of_service + 1, on);
        }
    result.found = qos::check(
        msr::sequence<qos::request>{result.wanted.data(), result.wanted.size()}, on.has());
    return result;
}

/// The settings of a class that break a rule: those that break it alone, or else all of them.
std::string who_breaks(msr::broken_rule broken, unsigned of_class,
                       const std::vector<setting> &asked, std::size_t cache, bool divided,
                       processor &on) {
    std::string alone, all;
    for (const setting &one : asked) {
        if (one.of_class != of_class || !asks_for_class(one, cache)) continue;
        all += (all.empty() ? "" : ", ") + in_quotes(one.text);
        if (judge({one}, cache, divided, on).found.broken == broken)
            alone += (alone.empty() ? "" : ", ") + in_quotes(one.text);
    }
    return alone.empty() ? all : alone;
}

/// Settings of delays are what is left to a class; the sentence is in these percentages.
rdt_room::told in_percentages(rdt_room::told what, std::uint64_t delay) {
    const auto left = [](std::uint64_t of) { return of < 100 ? 100 - of : 0; };
    what.by.back() = fmt::format("{} % left, a delay of {}", left(delay), delay);
    std::reverse(what.legal.begin(), what.legal.end()); // less is left of a longer delay
    for (std::string &each : what.legal) {
        std::uint64_t number = 0;
        std::from_chars(each.data(), each.data() + each.size(), number);
        each = fmt::format("{} %", left(number));
    }
    return what;
}

/// A class without masks in a divided cache is none, whatever it is given.
void check_classes(const std::vector<setting> &asked, std::size_t cache, bool divided,
                   const processor &on) {
    if (!divided) return;
    for (const setting &one : asked)
        if (asks_for_class(one, cache) && one.of_class >= on.classes(true))
            complain(rule_broken, fmt::format("rdt: {}: {}; legal: class 0 to {}; nothing was "
                                              "written",
                                              in_quotes(one.text), rdt::class_exists::text.sentence,
                                              on.classes(true) - 1));
}

void check(const std::vector<setting> &asked, std::size_t cache, bool divided, processor &on) {
    check_classes(asked, cache, divided, on);
    const judged one = judge(asked, cache, divided, on);
    if (one.found.legal()) return;
    const msr::sequence<qos::request> all{one.wanted.data(), one.wanted.size()};
    const qos::request &by = one.wanted[one.found.first];
    rdt_room::told why = rdt_room::tell(one.found.broken, by, on.has(), rdt::divided_by(all));
    if (one.found.broken == &rdt::delay_is_a_step::text && on.has().shared.mba.linear)
        why = in_percentages(std::move(why), by.shared.delay.value);
    complain(rule_broken, fmt::format("rdt: {}: {}; nothing was written",
                                      who_breaks(one.found.broken, by.shared.class_of_service,
                                                 asked, cache, divided, on),
                                      rdt_room::line_about(one.found.broken, why)));
}

std::string numbered(const char *name, unsigned number) {
    return fmt::format("{}{}", name, number);
}

/// The registers of one setting.
void add_writes(std::vector<write_of_cache> &to, const setting &one, std::size_t cache,
                bool divided) {
    const auto add_l3 = [&](unsigned number) {
        to.push_back({cache, rdt::l3_qos_mask::address + number, one.value, false,
                      numbered("ia32_l3_qos_mask_", number), one.text});
    };
    const auto add_l2 = [&](unsigned number) {
        to.push_back({cache, rdt::l2_qos_mask::address + number, one.value, true,
                      numbered("ia32_l2_qos_mask_", number), one.text});
    };
    const unsigned number = one.of_class;
    switch (one.what) {
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

void add_bandwidth(std::vector<write_of_cache> &to, const setting &one, std::size_t cache,
                   const processor &on) {
    const unsigned number = one.of_class;
    if (one.what == resource::smba) {
        to.push_back({cache, qos::smba_bw::address + number, one.value, false,
                      numbered("smba_bw_", number), one.text});
    } else if (on.is_amd()) {
        const std::uint64_t value =
            one.value == qos::unlimited ? std::uint64_t{1} << on.has().bandwidth_length : one.value;
        to.push_back({cache, qos::mba_bw::address + number, value, false,
                      numbered("mba_bw_", number), one.text});
    } else {
        to.push_back({cache, rdt::mba_thrtl::address + number, one.value, false,
                      numbered("ia32_mba_thrtl_", number), one.text});
    }
}

void add_division(std::vector<write_of_cache> &to, const setting &one, std::size_t cache,
                  const processor &on) {
    if (!on.has().shared.l3.cdp)
        complain(rule_broken, "rdt: " + in_quotes(one.text) +
                                  ": this processor cannot divide code and data; nothing was "
                                  "written");
    // The masks get other owners: all are whole before.
    for (unsigned number = 0; number < on.has().shared.l3.classes; ++number)
        to.push_back({cache, rdt::l3_qos_mask::address + number, on.has().shared.l3.whole(), false,
                      numbered("ia32_l3_qos_mask_", number), one.text});
    to.push_back({cache, rdt::l3_qos_cfg::address, one.value, true, "ia32_l3_qos_cfg", one.text});
}

} // namespace

setting setting_in(const std::string &text, const processor &on, std::optional<unsigned> of_class) {
    setting result{.text = text};
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos) wrong(text, "a value is missing");
    std::string_view before = std::string_view{text}.substr(0, equals);
    const std::size_t colon = before.find(':');
    const resource what =
        resource_of(before.substr(0, std::min({before.find('@'), colon, before.size()})), text);
    const bool is_of_amd = what == resource::bmec || what == resource::abmc;
    const std::string_view number_text =
        colon == before.npos ? std::string_view{} : before.substr(colon + 1);
    if (is_of_amd) {
        before = before.substr(0, colon);
    } else if (colon != before.npos) {
        if (of_class) wrong(text, "the class is chosen here: name none");
        const std::uint64_t number = number_of(before.substr(colon + 1), text, "class");
        if (number > 0xffff) wrong(text, "there is no such class");
        result.of_class = static_cast<unsigned>(number);
        before = before.substr(0, colon);
    }
    const std::size_t at = std::min(before.find('@'), before.size());
    result.what = what;
    if (colon == before.npos && !of_class && result.what != resource::cdp &&
        text.find(':') == std::string::npos)
        wrong(text, "a class is missing");
    if (of_class) result.of_class = *of_class;
    result.caches =
        at == before.size() ? every_cache(on) : caches_in(before.substr(at + 1), text, on);
    if (result.caches.empty()) wrong(text, "a cache is missing behind @");
    const std::string_view value = std::string_view{text}.substr(equals + 1);
    if (is_of_amd)
        read_amd_setting(result, number_text, value, on);
    else
        result.value = value_of(value, result, on);
    return result;
}

std::vector<write_of_cache> writes_of(const std::vector<setting> &asked, processor &on) {
    std::vector<write_of_cache> writes;
    for (std::size_t cache = 0; cache < on.caches().size(); ++cache) {
        bool divided = on.divides_code(cache);
        for (const setting &one : asked) {
            if (one.what != resource::cdp ||
                std::find(one.caches.begin(), one.caches.end(), cache) == one.caches.end())
                continue;
            add_division(writes, one, cache, on);
            divided = one.value != 0;
        }
        for (const setting &one : asked)
            if ((one.what == resource::l3_code || one.what == resource::l3_data) && !divided &&
                std::find(one.caches.begin(), one.caches.end(), cache) != one.caches.end())
                complain(rule_broken,
                         fmt::format("rdt: {}: code and data share a mask in cache {}; nothing was "
                                     "written; put cdp=on before it, which makes all masks whole",
                                     in_quotes(one.text), on.caches()[cache].id));
        check(asked, cache, divided, on);
        for (const setting &one : asked) {
            if (std::find(one.caches.begin(), one.caches.end(), cache) == one.caches.end())
                continue;
            if (one.what == resource::mba || one.what == resource::smba)
                add_bandwidth(writes, one, cache, on);
            else if (one.what == resource::bmec || one.what == resource::abmc)
                add_amd_writes(writes, one, cache, on);
            else
                add_writes(writes, one, cache, divided);
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
