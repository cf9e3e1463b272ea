// Intel RDT and AMD QoS for the command line: `--cpu rdt` and `--cpu amd_qos`.
#include "../../support/text.hpp"
#include "rdt_text.hpp"
#include "register_text.hpp"

#include "../../support/complaint.hpp"
#include "../family.hpp"

#include <msr/amd/qos.hpp>
#include <msr/backend/shim_registers.h>
#include <msr/core/sequence.hpp>
#include <msr/pmu/explanation.hpp>
#include <msr/pmu/registers.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace msrpp {

namespace qos = msr::qos;
namespace rdt = msr::rdt;

namespace rdt_room {

namespace {

maker maker_of(const family &identity) { return static_cast<maker>(identity.number); }

/// Returns the unit whose logical processors share a register, in words.
const char *sharers(rdt::scope place) {
    switch (place) {
    case rdt::scope::thread:
        return "logical processor";
    case rdt::scope::core:
        return "core";
    case rdt::scope::l2:
        return "second-level cache";
    case rdt::scope::l3:
        return "third-level cache";
    case rdt::scope::node:
        return "node";
    case rdt::scope::die:
        return "die";
    case rdt::scope::machine:
        return "machine";
    case rdt::scope::package:
        break;
    }
    return "package";
}

/// Returns the rows of a family's registers: Intel's registers, or AMD's own registers and those
/// that AMD shares with Intel.
std::vector<rdt::register_row> rows_of(maker maker) {
    std::vector<rdt::register_row> result;
    if (maker == maker::amd)
        for (const rdt::register_row &row : qos::registers)
            result.push_back(qos::register_at(row.address, assumed_features(maker)).row[0]);
    for (const rdt::register_row &row : rdt::registers)
        if (maker == maker::intel || qos::is_shared(row)) result.push_back(row);
    return result;
}

std::string register_name(const rdt::register_row &row, unsigned number) {
    return row.is_numbered() ? fmt::format("{}{}", row.name, number) : row.name;
}

// --- rows of msrpp list for RDT and QoS ----------------------------------------------------------

std::vector<listed> list(const family &identity) {
    std::vector<listed> result;
    for (const rdt::event_row &row : rdt::events)
        result.push_back(
            {.kind = "event",
             .name = row.name,
             .belongs_to = {},
             .encoding = fmt::format("event=0x{:x}", static_cast<unsigned>(row.number)),
             .where = "ia32_qm_evtsel",
             .text = row.text,
             .confidence = "high"});
    for (const rdt::register_row &row : rows_of(maker_of(identity))) {
        const std::string last =
            row.is_numbered() ? fmt::format(" to 0x{:x}", row.address + row.count - 1) : "";
        result.push_back({.kind = "register",
                          .name = row.is_numbered() ? fmt::format("{}N", row.name) : row.name,
                          .belongs_to = {},
                          .encoding = fmt::format("0x{:x}{}", row.address, last),
                          .where = fmt::format("one for each {}", sharers(row.shared_by)),
                          .text = row.text,
                          .confidence = name_of(row.sure)});
        for (const msr::field_row &field : row.fields)
            if (field.kind != msr::access::reserved)
                result.push_back(
                    {.kind = "field",
                     .name = field.name,
                     .belongs_to = result.back().belongs_to.empty() ? result.back().name
                                                                    : result.back().belongs_to,
                     .encoding = field.width == 1
                                     ? fmt::format("{}", field.low)
                                     : fmt::format("{}:{}", field.low + field.width - 1, field.low),
                     .where = {},
                     .text = {},
                     .confidence = name_of(row.sure)});
    }
    const bool is_amd = maker_of(identity) == maker::amd;
    const auto choice = [&result](const char *name, const char *place, const char *text) {
        result.push_back({.kind = "choice",
                          .name = name,
                          .belongs_to = {},
                          .encoding = {},
                          .where = place,
                          .text = text,
                          .confidence = "high"});
    };
    choice(is_amd ? "class=N:l3=0xMASK[:mba=EIGHTHS|unlimited][:smba=EIGHTHS]"
                  : "class=N:l3=0xMASK[:l2=0xMASK][:mba=DELAY]",
           "ia32_l3_qos_mask_N", "what a class of service may fill, and its bandwidth");
    choice("class=N:l3code=0xMASK:l3data=0xMASK", "ia32_l3_qos_cfg",
           "the same, code and data divided");
    choice("assoc:class=N:rmid=N", "ia32_pqr_assoc", "for whom a logical processor works");
    choice("monitor:event=NAME:rmid=N", "ia32_qm_evtsel", "what is monitored");
    if (is_amd) {
        choice("count:event=NAME:KIND…", "evt_cfg_N", "which traffic an event counts");
        choice("counter=N:rmid=N:KIND…", "abmc_cfg", "assigns a counter");
    }
    choice(features_words, "", "stands first: what the processor has");
    if (is_amd) choice(amd_features_words, "", "what AMD's has beside");
    return result;
}

// --- plans of requested settings of RDT and QoS --------------------------------------------------

[[noreturn]] void complain_about(const std::vector<std::string> &texts, const read_choices &read,
                                 const rdt::finding &finding) {
    const rdt::divided by_plan =
        rdt::divided_by(msr::sequence<qos::request>{read.requests.data(), read.requests.size()});
    const qos::request &request = read.requests[finding.first];
    std::string culprit = in_quotes(texts[read.places[finding.first]]);
    if (finding.second != finding.first)
        culprit += " and " + in_quotes(texts[read.places[finding.second]]);
    complain(rule_broken, fmt::format("{}: {}", culprit,
                                      line_about(finding.broken, explain(finding.broken, request,
                                                                         read.has, by_plan))));
}

/// Returns a few of the names, and how many more names there are.
std::string some_of(std::vector<std::string> names) {
    constexpr std::size_t maximum = 3;
    if (names.size() <= maximum) return joined(names, " ");
    const std::size_t addition = names.size() - maximum;
    names.resize(maximum);
    return fmt::format("{} and {} more", joined(names, " "), addition);
}

family_plan plan(const family &identity, const std::vector<std::string> &texts) {
    const read_choices read = read_texts(texts, maker_of(identity));
    if (read.requests.empty())
        complain(wrong_usage, "encode: give a choice, as class=1:l3=0xf; 'msrpp list' names them");
    const msr::sequence<qos::request> requests{read.requests.data(), read.requests.size()};
    if (const rdt::finding finding = qos::check(requests, read.has); !finding.legal())
        complain_about(texts, read, finding);

    family_plan result;
    result.texts = texts;
    result.places.resize(texts.size());
    std::vector<std::string> scopes;
    std::vector<std::vector<std::string>> names(texts.size());
    const auto keep = [&](const rdt::placed_write &write) {
        const std::size_t place = read.places[write.access.owner];
        named_family_write named{write.name, write.access};
        named.what.owner = place;
        std::vector<named_family_write> &destination =
            write.stage == rdt::phase::set_up  ? result.set_up
            : write.stage == rdt::phase::start ? result.start
                                               : result.stop;
        destination.push_back(named);
        std::vector<std::string> &path = names[place];
        if (std::find(path.begin(), path.end(), write.name) == path.end())
            path.emplace_back(write.name);
        const std::string note =
            fmt::format("0x{:x} {}: write it once on each {}", write.access.address, write.name,
                        sharers(write.where));
        if (std::find(scopes.begin(), scopes.end(), note) == scopes.end()) scopes.push_back(note);
    };
    qos::each_write(requests, read.has, keep);
    for (std::size_t i = 0; i < names.size(); ++i)
        result.places[i] = some_of(names[i]);
    for (const qos::request &request : read.requests)
        if (request.shared.kind == rdt::request_kind::monitor)
            result.readouts.push_back({rdt::qm_ctr::address,
                                       request.shared.what == rdt::event::l3_occupancy
                                           ? 62
                                           : read.has.shared.monitoring.counter_width,
                                       "ia32_qm_ctr"});
    if (read.assumed)
        result.notes.push_back("nothing was said of the processor: it is taken to have all that "
                               "the registers can hold; name its features first, as "
                               "features:cbm=20:classes=16");
    if (scopes.size() > 8) {
        result.notes.push_back("write each register once on each of what shares it; 'msrpp list' "
                               "names that");
    } else {
        result.notes.insert(result.notes.end(), scopes.begin(), scopes.end());
    }
    if (!result.readouts.empty())
        result.notes.push_back("ia32_qm_ctr tells what ia32_qm_evtsel selects: select and read in "
                               "one go, on the same logical processor, each time; bits 62 and 63 "
                               "say that there is no data");
    result.notes.push_back("from public sources; nothing was measured on such a processor");
    return result;
}

// --- explanations of values of RDT and QoS -------------------------------------------------------

std::string event_text(std::uint64_t number) {
    const rdt::event_row *const row = rdt::event_of_number(number);
    return row == nullptr ? fmt::format("event {}, which there is not", number) : row->name;
}

/// Returns the meaning of a value in a sentence; empty where the fields give the whole meaning.
std::string sentence_about(const rdt::found_row &place, std::uint64_t value, maker maker) {
    const std::string name = register_name(*place.row, place.number);
    switch (place.row->address) {
    case rdt::pqr_assoc::address: {
        const auto contents = msr::decode<rdt::pqr_assoc>(value);
        return fmt::format("the logical processor works for class {} and RMID {}",
                           contents.cos.bits, contents.rmid.bits);
    }
    case rdt::qm_evtsel::address: {
        const auto contents = msr::decode<qos::qm_evtsel>(value);
        if (maker == maker::amd && contents.extended_evt_id)
            return fmt::format("selects assigned counter {}", contents.rmid.bits);
        return fmt::format("selects {} of RMID {}", event_text(contents.evt_id.bits),
                           contents.rmid.bits);
    }
    case rdt::qm_ctr::address: {
        const auto contents = msr::decode<rdt::qm_ctr>(value);
        if (contents.error) return "no such RMID or event: there is no data";
        if (contents.unavailable) return "no data now: read it again";
        return fmt::format("{} units of the upscaling factor (CPUID 0FH.1 EBX)",
                           contents.data.bits);
    }
    case rdt::l3_qos_mask::address:
    case rdt::l2_qos_mask::address:
        return fmt::format("class {} may fill {}; with code and data divided it is the mask of "
                           "class {} for {}",
                           place.number, mask_text(value), place.number / 2,
                           place.number % 2 == 0 ? "data" : "code");
    case rdt::mba_thrtl::address:
        return fmt::format(
            "class {} is delayed by {}; where delays are linear, {} percent are left", place.number,
            value, value > 100 ? 0 : 100 - value);
    case qos::mba_bw::address: {
        const auto contents = msr::decode<qos::mba_bw_12>(value);
        if (value == 0x800 || value == 0x1000)
            return fmt::format("class {} has no limit where limits have {} bits", place.number,
                               value == 0x800 ? 11 : 12);
        return fmt::format("class {} is limited to {} GB/s", place.number,
                           static_cast<double>(contents.bw_max.bits) / 8);
    }
    case qos::smba_bw::address:
        return fmt::format("class {} is limited to {} GB/s of slow memory", place.number,
                           static_cast<double>(value) / 8);
    case qos::evt_cfg::address:
        return fmt::format("{} counts {}", event_text(place.number + 2),
                           value == 0 ? "nothing" : "this traffic");
    case qos::abmc_cfg::address: {
        const auto contents = msr::decode<qos::abmc_cfg>(value);
        if (!contents.cfg_en) return fmt::format("selects counter {}", contents.cntr_id.bits);
        if (!contents.cntr_en)
            return fmt::format("counter {} counts no more", contents.cntr_id.bits);
        return fmt::format("counter {} counts {} of {} {}", contents.cntr_id.bits,
                           contents.bw_type.bits == 0 ? "nothing" : "this traffic",
                           contents.src_is_clos ? "class" : "RMID", contents.bw_src.bits);
    }
    default:
        return {};
    }
}

/// Returns the request that would write a value, so that rules report the same mistakes for values
/// and for requests.
qos::request request_about(const rdt::found_row &place, std::uint64_t value) {
    qos::request result{
        .shared = {.kind = rdt::request_kind::partition, .class_of_service = place.number}};
    switch (place.row->address) {
    case rdt::pqr_assoc::address: {
        const auto contents = msr::decode<rdt::pqr_assoc>(value);
        result.shared = {.kind = rdt::request_kind::association,
                         .class_of_service = contents.cos,
                         .rmid = contents.rmid};
        break;
    }
    case rdt::qm_evtsel::address: {
        const auto contents = msr::decode<rdt::qm_evtsel>(value);
        result.shared = {
            .kind = rdt::request_kind::monitor, .rmid = contents.rmid, .what = contents.evt_id};
        break;
    }
    case rdt::l3_qos_mask::address:
        result.shared.l3 = result.shared.l3.with(value);
        break;
    case rdt::l2_qos_mask::address:
        result.shared.l2 = result.shared.l2.with(value);
        break;
    case rdt::mba_thrtl::address:
        result.shared.delay = result.shared.delay.with(value);
        break;
    case qos::mba_bw::address:
        result.limit = result.limit.with(value);
        break;
    case qos::smba_bw::address:
        result.slow_limit = result.slow_limit.with(value);
        break;
    case qos::abmc_cfg::address:
        result.kind = qos::amd_kind::counter;
        result.counter = static_cast<unsigned>(msr::decode<qos::abmc_cfg>(value).cntr_id.bits);
        break;
    case qos::evt_cfg::address:
        result.kind = qos::amd_kind::configuration;
        break;
    default:
        break;
    }
    return result;
}

rdt::found_row row_at(std::uint64_t address, maker maker) {
    return maker == maker::amd ? qos::register_at(address, assumed_features(maker))
                               : rdt::register_at(address);
}

/// Adds a register with its fields, the meaning of its value, and how sure the facts are.
void explain_register(const rdt::found_row &place, const family_value &value, maker maker,
                      family_explanation &destination) {
    const std::string name = register_name(*place.row, place.number);
    explained_family_register printed =
        explained_register(family_register_of(place.is()), value.value);
    printed.name = name;
    destination.registers.push_back(printed);
    if (const std::string text = sentence_about(place, value.value, maker); !text.empty())
        destination.counts.push_back(fmt::format("{}: {}", name, text));
    destination.notes.push_back(
        fmt::format("{}: one for each {}", name, sharers(place.row->shared_by)));
    if (place.row->sure != rdt::confidence::high)
        destination.notes.push_back(
            fmt::format("{}: how sure its fields are: {}", name, name_of(place.row->sure)));
}

/// Returns the rules that register values break, with legal alternatives.
std::vector<rule_report> broken_rules(msr::sequence<msr::register_value> values, maker maker) {
    const qos::features features = assumed_features(maker);
    std::vector<rule_report> result;
    const auto tell = [&](const msr::broken_value &broken) {
        const rdt::found_row place = row_at(broken.address, maker);
        const qos::request request = request_about(place, value_at_fault(broken, values));
        rule_report report = rule_report_of(
            broken.why, rdt_room::explain(broken.why.broken, request, features, {}).legal);
        report.by = {register_name(*place.row, place.number)};
        result.push_back(std::move(report));
    };
    if (maker == maker::amd)
        qos::each_broken(values, features, tell);
    else
        rdt::each_broken(values, features.shared, tell);
    return result;
}

family_explanation explain(const family &identity, const explain_arguments &explain_arguments) {
    const maker made_by = maker_of(identity);
    family_explanation result;
    for (const family_value &value : explain_arguments.registers) {
        const rdt::found_row place = row_at(value.address, made_by);
        if (!place)
            complain(wrong_usage, fmt::format("no register of {} has the address 0x{:x}",
                                              identity.name, value.address));
        explain_register(place, value, made_by, result);
    }
    const std::vector<msr::register_value> values = values_of(explain_arguments);
    result.broken = broken_rules(view(values), made_by);
    result.notes.push_back("checked against what the registers can hold, not against a processor; "
                           "nothing was measured");
    return result;
}

// --- registers of RDT and QoS --------------------------------------------------------------------

std::vector<family_register> registers(const family &identity) {
    std::vector<family_register> result;
    for (const rdt::register_row &row : rows_of(maker_of(identity)))
        for (unsigned number = 0; number < row.count; ++number) {
            const bool is_another_one = maker_of(identity) == maker::intel &&
                                        row.address + number == rdt::snc_cfg::address &&
                                        row.is_numbered();
            if (is_another_one) continue;
            family_register register_row =
                family_register_of(rdt::found_row{&row, number, true}.is());
            register_row.name = register_name(row, number);
            register_row.selects =
                row.address == rdt::qm_evtsel::address || row.address == qos::abmc_cfg::address;
            result.push_back(std::move(register_row));
        }
    return result;
}

family family_of(const char *name, const char *text, const char *vendor, maker maker) {
    return {.name = name,
            .text = text,
            .vendor = vendor,
            .number = static_cast<unsigned>(maker),
            .wired = maker == maker::amd ? MSRPP_ON_AMD : MSRPP_ON_PERFMON,
            .event_count = std::size(rdt::events),
            .counter_count = 1,
            .list = list,
            .plan = plan,
            .explain = explain,
            .registers = registers};
}

} // namespace

} // namespace rdt_room

std::vector<family> rdt_families() {
    using rdt_room::family_of;
    using rdt_room::maker;
    return {
        family_of("rdt",
                  "Intel Resource Director Technology: divided caches and bandwidth, monitoring",
                  "intel", maker::intel),
        family_of("amd_qos", "AMD Quality of Service: the same, and bandwidth limits", "amd",
                  maker::amd)};
}

} // namespace msrpp
