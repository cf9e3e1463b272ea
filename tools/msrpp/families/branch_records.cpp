#include "branch_records.hpp"

#include "register_text.hpp"

#include <msr/branches/names.hpp>
#include <msr/branches/notation.hpp>
#include <msr/branches/registers.hpp>
#include <msr/branches/rows/facility_row.hpp>
#include <msr/branches/table.hpp>
#include <msr/core/field.hpp>
#include <msr/core/register.hpp>
#include <msr/intel/perfmon/registers/branch_registers.hpp>
#include <msr/pmu/registers.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <string>

namespace msrpp {

namespace {

using msr::lbr::facility_kind;
using msr::lbr::facility_row;

template <typename Register>
family_register register_of_type(const char *name) {
    return family_register_of(msr::register_of_fields(
        name, Register::address, msr::register_kind::other, -1, msr::fields_of<Register>()));
}

/// Returns a register at an address; `Register`: a type with the fields, and without an address.
template <typename Register>
family_register register_of_type(const char *name, std::uint32_t address) {
    return family_register_of(msr::register_of_fields(name, address, msr::register_kind::other, -1,
                                                      msr::fields_of<Register>()));
}

std::vector<family_register> registers_of_facility(const facility_row &facility) {
    namespace registers = msr::lbr::registers;
    switch (facility.kind) {
    case facility_kind::architectural:
        return {register_of_type<msr::perfmon::lbr_ctl>("ia32_lbr_ctl", 0x14ce),
                register_of_type<msr::perfmon::lbr_depth>("ia32_lbr_depth", 0x14cf)};
    case facility_kind::version_2:
        return {register_of_type<registers::amd_lbr_select>("amd_lbr_select"),
                register_of_type<registers::dbg_extn_cfg_v2>("dbg_extn_cfg")};
    case facility_kind::sampling:
        return {register_of_type<registers::dbg_extn_cfg_brs>("dbg_extn_cfg")};
    case facility_kind::legacy:
        break; // the registers are those of the PMU: IA32_DEBUGCTL and MSR_LBR_SELECT
    }
    return {};
}

/// Returns the branches that a value of a facility's filters lets in, in the words of `--branches`.
std::string recorded_branches(const facility_row &facility, std::uint64_t filters) {
    const unsigned recorded = msr::lbr::recorded_filters(facility, filters);
    std::string levels, kinds;
    for (unsigned number = 0; number < msr::lbr::filter_count; ++number) {
        if ((recorded >> number & 1) == 0) continue;
        const bool is_level = (msr::lbr::level_filters >> number & 1) != 0;
        std::string &words = is_level ? levels : kinds;
        words += words.empty() ? "" : ", ";
        words += msr::lbr::name_of(static_cast<msr::lbr::branch_filter>(number));
    }
    if (levels.empty() || kinds.empty())
        return fmt::format("no branch is recorded: no {}", levels.empty() ? "level of privilege is "
                                                                            "let in"
                                                                          : "kind of branch is let "
                                                                            "in");
    return fmt::format("records branches to {} code: {}{}", levels, kinds,
                       (filters & msr::lbr::call_stack_bit(facility)) != 0
                           ? "; a return removes the record of its call"
                           : "");
}

/// Adds notes on a value of the register of filters: the branches that are recorded, and the
/// meaning of a bit that is 1, which differs between processors.
void add_notes_on_filters(const facility_row &facility, const family_value &value,
                          std::vector<statement> &notes) {
    const bool suppresses = std::any_of(msr::lbr::filters.begin(), msr::lbr::filters.end(),
                                        [&](const msr::lbr::filter_row &row) {
                                            return row.address == facility.select && row.suppresses;
                                        });
    notes.push_back(fmt::format("{}: {}", value.name, recorded_branches(facility, value.value)));
    notes.push_back(fmt::format(
        "{}: a bit that is 1 {} its branches{}", value.name, suppresses ? "leaves out" : "records",
        suppresses ? "; in IA32_LBR_CTL of later processors it records them" : ""));
    if (facility.loses_calls)
        notes.push_back(fmt::format("{}: processors of this kind lose calls and returns where "
                                    "jumps are left out",
                                    value.name));
}

} // namespace

std::vector<family_register> branch_registers_of(const family &identity) {
    const facility_row *const facility = msr::lbr::facility_of(identity.processor);
    return facility == nullptr ? std::vector<family_register>{} : registers_of_facility(*facility);
}

void explain_branch_registers(const family &identity, const explain_arguments &values,
                              family_explanation &destination) {
    const facility_row *const facility = msr::lbr::facility_of(identity.processor);
    const std::vector<family_register> known = branch_registers_of(identity);
    for (const family_value &value : values.registers) {
        if (facility != nullptr && value.address != 0 && value.address == facility->select)
            add_notes_on_filters(*facility, value, destination.notes);
        const auto row =
            std::find_if(known.begin(), known.end(), [&](const family_register &entry) {
                return entry.address == value.address;
            });
        if (row == known.end()) continue;
        destination.registers.push_back(explained_register(*row, value.value));
        if (const std::uint64_t reserved = value.value & row->reserved; reserved != 0)
            destination.notes.push_back(
                fmt::format("{}: reserved bits are set: {:#x}", row->name, reserved));
    }
}

} // namespace msrpp
