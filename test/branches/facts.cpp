// The tables of branch records against the facts from which they are generated, and the registers
// with fields against the same facts.
#include "../facts.hpp"

#include <msr/branches/names.hpp>
#include <msr/branches/registers.hpp>
#include <msr/branches/rows/facility_row.hpp>
#include <msr/branches/table.hpp>
#include <msr/core/confidence.hpp>
#include <msr/core/field.hpp>
#include <msr/core/register.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/perfmon/registers/branch_registers.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/table.hpp>

#include <doctest/doctest.h>

#include <cctype>
#include <cstdint>
#include <string>

namespace {

namespace lbr = msr::lbr;

/// Returns the facility of the processor with a name in the tables of facts; null: no processor has
/// the name.
const lbr::facility_row *facility_named(const std::string &name) {
    const msr::core core = msr::core_named(name.c_str());
    return core == msr::core::none ? nullptr : lbr::facility_of(core);
}

std::uint32_t address_or_0(const std::string &cell) {
    return cell.starts_with("0x")
               ? static_cast<std::uint32_t>(facts::number(cell.substr(0, cell.find('.'))))
               : 0;
}

TEST_CASE("each model of the facts has its facility: addresses, depth, filters, format") {
    unsigned compared = 0;
    for (const facts::row &row : facts::table{"lbr/legacy_by_processor.csv"})
        for (const std::string &name : facts::list_of(row["identities"])) {
            if (name == "(no identity)") continue;
            CAPTURE(name);
            CAPTURE(row["model"]);
            const lbr::facility_row *const facility = facility_named(name);
            REQUIRE(facility != nullptr);
            CHECK(facility->kind == lbr::facility_kind::legacy);
            CHECK(facility->depth == facts::number(row["depth"]));
            CHECK(facility->source_register == address_or_0(row["from"]));
            CHECK(facility->destination_register == address_or_0(row["to"]));
            CHECK(facility->info_register == address_or_0(row["info"]));
            CHECK(facility->top == address_or_0(row["tos"]));
            CHECK(facility->enable == 0x1d9);
            CHECK(facility->enable_bit == 0);
            CHECK((facility->select != 0) == (row["select_1C8H"] == "yes"));
            CHECK(facility->has_call_stack == (row["call_stack"] == "yes"));
            CHECK(facility->loses_calls == (row["filter_map"] == "nhm"));
            CHECK(std::string{msr::name_of(facility->sure)} == row["confidence"]);
            // The number of a format is that of the enumerator; Knights Landing reports format 1
            // and has format 3.
            const std::string &format = row["format"];
            const bool is_3 = format.find("treats it as 3") != format.npos;
            CHECK(facility->reports_1_for_3 == is_3);
            if (format.empty())
                CHECK(facility->format == lbr::record_format::unknown);
            else
                CHECK(static_cast<unsigned>(facility->format) ==
                      (is_3 ? 3 : facts::number(format)));
            if (!row["format_confidence"].empty())
                CHECK(std::string{msr::name_of(facility->format_sure)} == row["format_confidence"]);
            ++compared;
        }
    CHECK(compared > 60);
}

TEST_CASE("each measured processor has architectural records of the measured depths") {
    unsigned compared = 0;
    for (const facts::row &row : facts::table{"lbr/arch_measured.csv"})
        for (const std::string &name : facts::list_of(row["identities"])) {
            if (name == "(no identity)") continue;
            CAPTURE(name);
            const lbr::facility_row *const facility = facility_named(name);
            REQUIRE(facility != nullptr);
            CHECK(facility->kind == lbr::facility_kind::architectural);
            CHECK(facility->depths == (facts::number("0x" + row["eax"]) & 0xff));
            CHECK(row["depths"] == "8 16 32");
            CHECK(facility->depth == 32);
            // EBX announces filters of levels and of branches, and call stacks
            CHECK(facts::number("0x" + row["ebx"]) == 7);
            CHECK(facility->has_call_stack);
            CHECK(std::string{msr::name_of(facility->sure)} == row["confidence"]);
            ++compared;
        }
    CHECK(compared > 50);
}

TEST_CASE("no processor has two facilities, and no row is without facts") {
    for (const msr::processor_row &processor : msr::processor_table) {
        unsigned count = 0;
        for (const lbr::facility_row &row : lbr::facilities)
            count += row.processors.has(processor.is);
        CAPTURE(std::string{processor.name});
        CHECK(count <= 1);
    }
    for (const lbr::facility_row &row : lbr::facilities)
        CHECK(std::string{row.source} != "");
}

struct filter_name {
    const char *field;
    lbr::branch_filter filter;
};
using enum lbr::branch_filter;
constexpr filter_name filter_names[] = {{"Kernel", kernel},
                                        {"User", user},
                                        {"Jcc", conditional},
                                        {"NearRelCall", relative_call},
                                        {"NearIndCall", indirect_call},
                                        {"NearRet", near_return},
                                        {"NearIndJmp", indirect_jump},
                                        {"NearRelJmp", relative_jump},
                                        {"FarBranch", far_branch},
                                        {"OtherBranch", other_branch}};

TEST_CASE("each bit of the filters has the place and the polarity of the facts") {
    unsigned compared = 0;
    for (const facts::row &row : facts::table{"lbr/registers.csv"})
        for (const filter_name &name : filter_names) {
            if (row["field"] != name.field) continue;
            CAPTURE(row["register"]);
            CAPTURE(row["field"]);
            bool is_found = false;
            for (const lbr::filter_row &filter : lbr::filters)
                if (filter.address == facts::number(row["address"]) &&
                    filter.filter == name.filter) {
                    is_found = true;
                    CHECK(filter.bit == facts::number(row["lo"]));
                    CHECK(filter.suppresses == (row["polarity"] == "1 = do NOT record"));
                    CHECK((row["polarity"] == "1 = do NOT record" ||
                           row["polarity"] == "1 = record"));
                    CHECK(std::string{filter.source} == row["sources"]);
                    CHECK(std::string{msr::name_of(filter.sure)} == row["confidence"]);
                }
            CHECK(is_found);
            ++compared;
        }
    CHECK(compared == lbr::filters.size());
    CHECK(compared == 27);
}

TEST_CASE("registers of records, of enabling and of filters") {
    for (const facts::row &row : facts::table{"lbr/registers.csv"}) {
        const std::string &name = row["register"];
        const auto address = static_cast<std::uint32_t>(facts::number(row["address"]));
        CAPTURE(name);
        const lbr::facility_row &architectural = *lbr::facility_of(msr::core::alder_lake);
        const lbr::facility_row &zen4 = *lbr::facility_of(msr::core::zen4);
        const lbr::facility_row &zen3 = *lbr::facility_of(msr::core::zen3);
        if (name == "IA32_LBR_x_FROM_IP") CHECK(architectural.source_register == address);
        if (name == "IA32_LBR_x_TO_IP") CHECK(architectural.destination_register == address);
        if (name == "IA32_LBR_x_INFO") CHECK(architectural.info_register == address);
        if (row["field"] == "LbrEn") CHECK(architectural.enable == address);
        for (const lbr::facility_row *amd : {&zen3, &zen4}) {
            if (name == "SAMP_BR_FROM") CHECK(amd->source_register == address);
            if (name == "SAMP_BR_FROM") CHECK(amd->depth == facts::number(row["count"]));
            if (name == "SAMP_BR_TO") CHECK(amd->destination_register == address);
            if (name == "SAMP_BR_TO") CHECK(amd->stride == facts::number(row["stride"]));
        }
        if (row["field"] == "LbrV2En") CHECK(zen4.enable_bit == facts::number(row["lo"]));
        if (row["field"] == "BrsmEn") CHECK(zen3.enable_bit == facts::number(row["lo"]));
        if (name == "AMD_LBR_SELECT") CHECK(zen4.select == address);
        if (row["field"] == "EnCallStack")
            CHECK(lbr::call_stack_bit(*lbr::facility_of(msr::core::haswell)) ==
                  std::uint64_t{1} << facts::number(row["lo"]));
        if (row["field"] == "CallStack")
            CHECK(lbr::call_stack_bit(architectural) == std::uint64_t{1}
                                                            << facts::number(row["lo"]));
    }
}

/// Returns the name in lower case, without underscores.
std::string letters(const std::string &name) {
    std::string result;
    for (const char letter : name)
        if (letter != '_')
            result += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return result;
}

template <typename Register>
bool has_field(const std::string &name, const facts::row &row) {
    for (const msr::field_row &field : msr::fields_of<Register>())
        if (letters(field.name) == letters(name) && field.low == facts::number(row["lo"]) &&
            field.low + field.width - 1 == facts::number(row["hi"]))
            return true;
    return false;
}

TEST_CASE("each field of the registers is a field of a type") {
    namespace own = lbr::registers;
    unsigned compared = 0;
    for (const facts::row &row : facts::table{"lbr/registers.csv"}) {
        const std::string &name = row["register"], &field = row["field"];
        CAPTURE(name);
        CAPTURE(field);
        const bool is_brs = row["processors"].starts_with("zen3 with BRS");
        if (name == "AMD_LBR_SELECT")
            CHECK(has_field<own::amd_lbr_select>(field, row));
        else if (name == "DBG_EXTN_CFG" && is_brs)
            CHECK(has_field<own::dbg_extn_cfg_brs>(field, row));
        else if (name == "DBG_EXTN_CFG")
            CHECK(has_field<own::dbg_extn_cfg_v2>(field, row));
        else if (name == "IA32_DEBUGCTL")
            CHECK(has_field<msr::perfmon::debugctl>(field, row));
        else if (name == "IA32_LBR_DEPTH")
            CHECK(has_field<msr::perfmon::lbr_depth>(field, row));
        else if (name == "IA32_LBR_CTL")
            CHECK(has_field<msr::perfmon::lbr_ctl>(field == "Kernel" ? "os"
                                                   : field == "User" ? "usr"
                                                                     : field,
                                                   row));
        else if (name == "MSR_LBR_SELECT")
            CHECK(has_field<msr::perfmon::lbr_select>(field == "Kernel" ? "cpl_eq0"
                                                      : field == "User" ? "cpl_neq0"
                                                                        : field,
                                                      row));
        else
            continue;
        ++compared;
    }
    CHECK(compared == 40);
    unsigned flags = 0;
    for (const facts::row &row : facts::table{"lbr/entry_layouts.csv"}) {
        if (row["format"] != "arch" || row["register"] != "INFO") continue;
        CAPTURE(row["field"]);
        CHECK(has_field<own::lbr_info>(row["field"], row));
        ++flags;
    }
    CHECK(flags == 7);
    CHECK(own::amd_lbr_select::address == lbr::facility_of(msr::core::zen4)->select);
    CHECK(own::dbg_extn_cfg_v2::address == lbr::facility_of(msr::core::zen4)->enable);
    CHECK(own::dbg_extn_cfg_brs::address == lbr::facility_of(msr::core::zen3)->enable);
    CHECK(own::lbr_info::address == lbr::facility_of(msr::core::alder_lake)->info_register);
}

struct layout_field {
    const char *field;
    lbr::field_place lbr::layout_row::*member;
};
constexpr layout_field layout_fields[] = {{"From", &lbr::layout_row::source_address},
                                          {"To", &lbr::layout_row::destination_address},
                                          {"Mispredicted", &lbr::layout_row::mispredicted},
                                          {"InTx", &lbr::layout_row::in_transaction},
                                          {"Abort", &lbr::layout_row::aborted},
                                          {"Cycles", &lbr::layout_row::cycles},
                                          {"CycleCountValid", &lbr::layout_row::cycles_valid},
                                          {"BranchType", &lbr::layout_row::type},
                                          {"BranchCounters", &lbr::layout_row::counters},
                                          {"Valid", &lbr::layout_row::valid},
                                          {"Spec", &lbr::layout_row::speculative},
                                          {"Reserved", &lbr::layout_row::erroneous}};

const lbr::layout_row &layout_named(const std::string &format) {
    if (format == "arch") return lbr::layout_of(lbr::record_format::architectural);
    if (format == "amd_v2") return lbr::layout_of(lbr::record_format::amd_v2);
    if (format == "amd_brs") return lbr::layout_of(lbr::record_format::amd_brs);
    return lbr::layout_of(static_cast<lbr::record_format>(facts::number(format)));
}

TEST_CASE("each field of a layout is where the facts have it") {
    unsigned compared = 0, fields = 0;
    for (const facts::row &row : facts::table{"lbr/entry_layouts.csv"}) {
        if (row["register"] == "-")
            continue; // format 3FH means that the processor has no legacy branch records
        const lbr::layout_row &layout = layout_named(row["format"]);
        CAPTURE(row["format"]);
        CAPTURE(row["field"]);
        CHECK(std::string{layout.name} == row["name"]);
        const std::string field = row["field"] == "Ip" ? row["register"] : row["field"];
        for (const layout_field &entry : layout_fields) {
            if (letters(entry.field) != letters(field)) continue;
            const lbr::field_place &place = layout.*entry.member;
            CHECK(place.low == facts::number(row["lo"]));
            CHECK(place.low + place.width - 1u == facts::number(row["hi"]));
            const std::string &part = row["register"];
            CHECK(place.part == (part == "FROM" ? lbr::record_part::source
                                 : part == "TO" ? lbr::record_part::destination
                                                : lbr::record_part::info));
            ++compared;
        }
    }
    for (const lbr::layout_row &layout : lbr::layouts)
        for (const layout_field &entry : layout_fields)
            fields += (layout.*entry.member).part != lbr::record_part::none;
    CHECK(compared == fields); // the library's table has no field that registers.csv lacks
    CHECK(compared > 40);
    for (unsigned format = 0; format < lbr::format_count; ++format)
        CHECK(static_cast<unsigned>(lbr::layouts[format].format) == format);
}

TEST_CASE("addresses are extended as the facts say") {
    using enum lbr::address_extension;
    for (const lbr::layout_row &layout : lbr::layouts) {
        const auto format = static_cast<unsigned>(layout.format);
        CAPTURE(format);
        const bool is_amd = layout.format == lbr::record_format::amd_v2 ||
                            layout.format == lbr::record_format::amd_brs;
        // formats 3, 4 and 6 extend the source from the top of its field; format 6 extends the
        // destination, too
        const bool has_short_source = format == 3 || format == 4 || format == 6;
        CHECK(layout.source_extension == (layout.format == lbr::record_format::amd_v2 ? from_width
                                          : has_short_source                          ? from_top
                                                                                      : none));
        CHECK(layout.destination_extension == (is_amd        ? from_width
                                               : format == 6 ? from_top
                                                             : none));
    }
}

} // namespace
