#include "ibs_explain.hpp"

#include "../../../support/text.hpp"
#include "../register_text.hpp"
#include "ibs_text.hpp"

#include <msr/amd/ibs/describe.hpp>
#include <msr/amd/ibs/enabling.hpp>
#include <msr/amd/ibs/explain.hpp>
#include <msr/amd/ibs/layouts.hpp>
#include <msr/amd/ibs/request.hpp>
#include <msr/amd/ibs/rules.hpp>
#include <msr/amd/ibs/sample.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/explanation.hpp>
#include <msr/pmu/registers.hpp>

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp::ibs_room {

namespace ibs = msr::ibs;

namespace {

/// Returns the meaning of a coded field's value; empty where the value is only a number.
std::string field_text(const ibs::layout_field &field, std::uint64_t value,
                       const ibs::target &target) {
    const std::string_view name = field.name;
    const auto code = static_cast<unsigned>(value);
    if (name == "op_cnt_ctl") return value == 0 ? "core clocks" : "dispatched ops";
    if (name == "fetch_max_cnt") return fmt::format("period {}", value * ibs::period_step);
    if (name == "op_mem_width") {
        const unsigned bytes = ibs::access_bytes(code);
        return bytes == 0 ? (code == 0 ? "no size" : "reserved") : fmt::format("{} bytes", bytes);
    }
    if (name == "ld_lat_thrsh") return fmt::format("{} core clocks", ibs::load_latency_of(code));
    if (name == "fetch_lat_filter")
        return code == 0 ? "off" : fmt::format("{} core clocks", ibs::fetch_latency_of(code));
    if (name == "nb_ibs_req_src" || name == "data_src") return ibs::source_of(code, target).meaning;
    if (name == "dc_pg_sz") return name_of(ibs::page_sizes[code]);
    if (name == "l1_tlb_pg_sz") {
        const bool other = ibs::concerns(ibs::erratum_id::e1347, target);
        const std::string normal = name_of(ibs::page_sizes[code]);
        if (!other) return normal;
        return fmt::format("{}; on models 00h to 0Fh {} (erratum 1347)", normal,
                           name_of(ibs::page_sizes_of_erratum_1347[code]));
    }
    if (name == "cache_hit_st" || name == "nb_ibs_req_cache_hit_st")
        return ibs::cache_state(value != 0);
    return {};
}

std::string value_text(const ibs::described_value &value) {
    switch (value.as) {
    case ibs::shown_as::number:
        return value.unit == nullptr ? fmt::format("{}", value.value)
                                     : fmt::format("{} {}", value.value, value.unit);
    case ibs::shown_as::address:
        return fmt::format("0x{:x}", value.value);
    case ibs::shown_as::yes_or_no:
        return value.value != 0 ? "yes" : "no";
    case ibs::shown_as::text:
        break;
    }
    return value.text;
}

/// Returns the line about a field's value: `l2_miss yes (not to be trusted: erratum 1293)`.
std::string line_of(const ibs::described_value &value) {
    std::string line = fmt::format("{} {}", value.name, value_text(value));
    std::vector<std::string> doubts;
    for (const ibs::erratum &row : ibs::errata)
        if ((value.doubts & set_of(row.id)) != 0) doubts.push_back(erratum_text(row.name));
    if (!doubts.empty()) line += fmt::format(" (not to be trusted: {})", joined(doubts, ", "));
    return line;
}

/// Builds an explanation of register values.
class explainer {
public:
    explainer(const ibs::target &target, const std::vector<msr::register_value> &values)
        : cpu_target{target}, values{view(values)}, decoder{target} {}

    family_explanation explain() {
        for (const msr::register_value &value : values)
            explain_register(value);
        ibs::each_counting(values, cpu_target,
                           [&](const ibs::counting &counting) { explain_engine(counting); });
        if (const msr::register_value *const value = find(ibs::address::ctl))
            explain_vector(value->value);
        ibs::each_broken(values, cpu_target,
                         [&](const msr::broken_value &broken) { tell(broken); });
        explain_op_sample();
        explain_fetch_sample();
        if (ibs::row_of(cpu_target.is).announced)
            result.notes.push_back("this processor is announced: its registers are known from "
                                   "kernel patches only, with medium confidence");
        result.notes.push_back("nothing was measured on this processor");
        return std::move(result);
    }

private:
    const msr::register_value *find(std::uint32_t address) const {
        return held_at(values, address);
    }
    std::uint64_t value_at(std::uint32_t address) const {
        const msr::register_value *const value = find(address);
        return value == nullptr ? 0 : value->value;
    }

    /// Adds a broken rule, with the bits or the address at fault, or the legal alternatives.
    void tell(const msr::broken_value &broken) {
        rule_report report = rule_report_of(broken.why);
        if (broken.bits != 0) report.by.push_back(fmt::format("bits 0x{:x}", broken.bits));
        if (report.by.empty()) report.by.push_back(fmt::format("0x{:x}", broken.address));
        ibs::each_counting(values, cpu_target, [&](const ibs::counting &counting) {
            if (broken.counter == static_cast<int>(counting.counter))
                report.legal = legal_instead(broken.why.broken, counting.wanted, cpu_target);
        });
        result.broken.push_back(std::move(report));
    }

    /// Explains the register that enables sampling on Zen 1. Returns false where the value belongs
    /// to another register.
    bool explains_enabling(const msr::register_value &register_value) {
        for (const ibs::enabling_register &enabling_register :
             ibs::enabling_registers(cpu_target)) {
            if (enabling_register.address != register_value.address) continue;
            explained_family_register row{
                enabling_register.name, register_value.address, register_value.value, {}};
            for (const msr::field_row &field : enabling_register.fields)
                row.fields.push_back(
                    {field.name, field.low, field.width, field.value_in(register_value.value), {}});
            result.registers.push_back(std::move(row));
            result.counts.push_back(
                enabling_register.enables(register_value.value)
                    ? fmt::format("{}: {}", enabling_register.name, enabling_register.meaning)
                    : fmt::format("{}: it does not let IBS sample", enabling_register.name));
            result.notes.push_back(fmt::format("{}: only these bits are known (AMD Research IBS "
                                               "toolkit); the others stay as they are",
                                               enabling_register.name));
            return true;
        }
        return false;
    }

    void explain_register(const msr::register_value &register_value) {
        if (explains_enabling(register_value)) return;
        const ibs::layout *const layout = ibs::layout_at(register_value.address, cpu_target);
        if (layout == nullptr) return;
        explained_family_register row{
            layout->name, register_value.address, register_value.value, {}};
        ibs::each_field(register_value.address, cpu_target, register_value.value,
                        [&](const ibs::layout_field &field, std::uint64_t value) {
                            row.fields.push_back({field.name, field.low, field.width, value,
                                                  field_text(field, value, cpu_target)});
                            if (value != 0 && field.sure != ibs::confidence::high)
                                result.notes.push_back(fmt::format("{}.{} is of {} confidence",
                                                                   layout->name, field.name,
                                                                   name_of(field.sure)));
                        });
        result.registers.push_back(std::move(row));
    }

    /// Adds a sentence on what an engine samples.
    void explain_engine(const ibs::counting &counting) {
        const ibs::request &request = counting.wanted;
        const bool op = request.what == ibs::engine::op;
        const char *const unit = !op                                           ? "fetches"
                                 : request.counts == ibs::counted::core_clocks ? "core clocks"
                                                                               : "dispatched ops";
        std::string line = request.period == 0
                               ? fmt::format("{}: no period", name_of(request.what))
                               : fmt::format("{}: a sample every {} {}", name_of(request.what),
                                             request.period, unit);
        if (request.random) line += ", varied at random";
        if (request.l3_miss_only) line += ", of L3 misses only";
        if (request.load_latency != 0)
            line +=
                fmt::format(", of loads that took more than {} core clocks", request.load_latency);
        line += counting.enabled ? "; enabled" : "; not enabled";
        if (counting.particulars.holds_sample)
            line += "; it holds a sample, and waits until Val is cleared";
        result.counts.push_back(line);
        if (counting.particulars.disabling)
            result.notes.push_back("this is the first write that disables it (erratum 420)");
    }

    void explain_vector(std::uint64_t value) {
        const auto known = msr::decode<ibs::ctl>(value);
        if (known.lvt_offset_val)
            result.counts.push_back(fmt::format("interrupts go to extended vector {} of the APIC",
                                                known.lvt_offset.bits));
        else
            result.counts.push_back("firmware gave no interrupt vector: do not use interrupts");
    }

    template <typename Sample>
    void describe_sample(const char *text, const Sample &sample) {
        std::vector<std::string> has_untrusted_status;
        ibs::describe(sample, decoder, [&](const ibs::described_value &value) {
            if (value.valid)
                result.counts.push_back(fmt::format("{}: {}", text, line_of(value)));
            else
                has_untrusted_status.push_back(value.name);
        });
        if (!has_untrusted_status.empty())
            result.counts.push_back(
                fmt::format("{}: says nothing of {}", text, joined(has_untrusted_status, ", ")));
    }

    /// Adds a note that registers of a sample without a value are taken as 0.
    void note_missing(const char *text, std::uint32_t control,
                      const std::vector<std::uint32_t> &data) {
        std::vector<std::string> missing;
        const auto look_for = [&](std::uint32_t address) {
            if (const ibs::layout *const layout = ibs::layout_at(address, cpu_target);
                layout != nullptr && find(address) == nullptr)
                missing.emplace_back(layout->name);
        };
        look_for(control);
        for (const std::uint32_t address : data)
            look_for(address);
        if (!missing.empty())
            result.notes.push_back(fmt::format("not given, and taken as 0 in the {}: {}", text,
                                               joined(missing, ", ")));
    }
    /// Returns the sample that register values hold. `Raw`: the registers of a kind of sample.
    template <typename Raw>
    Raw given(std::uint32_t control, const std::vector<std::uint32_t> &data) const {
        Raw raw;
        ibs::put(raw, control, value_at(control));
        for (const std::uint32_t address : data)
            ibs::put(raw, address, value_at(address));
        return raw;
    }
    bool any_of(const std::vector<std::uint32_t> &addresses) const {
        for (const std::uint32_t address : addresses)
            if (find(address) != nullptr) return true;
        return false;
    }

    void explain_op_sample() {
        using namespace ibs::address;
        const std::vector<std::uint32_t> data = {op_rip,     op_data,     op_data2,  op_data3,
                                                 dc_linaddr, dc_physaddr, br_target, op_data4};
        if (!any_of(data)) return;
        describe_sample("op sample", decoder.decode(given<ibs::raw_op>(op_ctl, data)));
        note_missing("op sample", op_ctl, data);
        if (ibs::concerns(ibs::erratum_id::e718, cpu_target))
            result.notes.push_back("dc_l2_tlb_miss, dc_l2_tlb_hit_2m and dc_l2_tlb_hit_1g may be "
                                   "left from an earlier sample, unless ibs_op_data3 was written 0 "
                                   "before this one (erratum 718)");
    }
    void explain_fetch_sample() {
        using namespace ibs::address;
        const std::vector<std::uint32_t> data = {fetch_linaddr, fetch_physaddr, extd_ctl};
        if (!any_of(data)) return;
        const auto sample = decoder.decode(given<ibs::raw_fetch>(fetch_ctl, data));
        describe_sample("fetch sample", sample);
        if (sample.has_untrusted_status)
            result.notes.push_back("without a valid physical address the other status bits are not "
                                   "trusted on this processor");
        note_missing("fetch sample", fetch_ctl, data);
    }

    const ibs::target &cpu_target;
    msr::sequence<msr::register_value> values;
    ibs::sample_decoder decoder;
    family_explanation result;
};

} // namespace

family_explanation explain_values(const ibs::target &target,
                                  const explain_arguments &explain_arguments) {
    const std::vector<msr::register_value> values = values_of(explain_arguments);
    return explainer{target, values}.explain();
}

} // namespace msrpp::ibs_room
