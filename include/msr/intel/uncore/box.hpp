// The boxes outside of the cores that count: memory controllers, slices of the last-level cache,
// links, power control.
#pragma once

#include <msr/core/cplusplus.hpp>
#include <msr/core/text.hpp>

#include <cstdint>

namespace msr::uncore {

// clang-format off
/// A list of the kinds of boxes, as calls of a macro: `row(NAME, PREFIX)` with the name of the box,
/// and the text behind `UNC_` with which the names of the box's events begin.
#define MSR_UNCORE_BOXES(row)                                                                      \
    row(uncore, "") row(cbo, "c_") row(cha, "cha_") row(arb, "arb_") row(ncu, "") row(sncu, "")    \
    row(imc, "m_") row(hac_arb, "hac_arb_") row(hac_cbo, "hac_cbo_") row(hbo, "hbo_")              \
    row(santa, "") row(ia_core_bridge, "") row(pcu, "p_") row(ubox, "u_") row(sbo, "s_")           \
    row(ha, "h_") row(qpi, "q_") row(r2pcie, "r2_") row(r3qpi, "r3_") row(irp, "i_")               \
    row(imc_uclk, "m_") row(imc_dclk, "m_") row(edc_uclk, "e_") row(edc_eclk, "e_")                \
    row(m2pcie, "m2p_") row(iio, "iio_") row(m2m, "m2m_") row(upi, "upi_") row(m3upi, "m3upi_")    \
    row(pcie3, "") row(mdf, "mdf_") row(cxlcm, "cxlcm_") row(cxldp, "cxldp_")                      \
    row(mchbm, "mchbm_") row(m2hbm, "m2hbm_") row(b2hot, "b2hot_") row(b2cmi, "b2cmi_")            \
    row(b2cxl, "b2cxl_") row(b2upi, "b2upi_") row(chacms, "chacms_") row(pciex16, "")              \
    row(pciex8, "") row(imc_free_running, "imc_")
// clang-format on

#define MSR_UNCORE_BOX(name, prefix) name,
/// A kind of box outside of the cores, such as `cha`.
enum class box : std::uint8_t { MSR_UNCORE_BOXES(MSR_UNCORE_BOX) };
#undef MSR_UNCORE_BOX

#define MSR_UNCORE_BOX(name, prefix) #name,
/// The names of the kinds of boxes, lower case; the index is the number of the `box`.
inline constexpr const char *box_names[] = {MSR_UNCORE_BOXES(MSR_UNCORE_BOX)};
#undef MSR_UNCORE_BOX
/// The number of kinds of boxes.
inline constexpr unsigned box_count = sizeof box_names / sizeof *box_names;

/// Returns the name of a kind of box, lower case, such as `cha`, with which the texts of choices
/// begin.
constexpr const char *name_of(box kind) { return box_names[static_cast<unsigned>(kind)]; }

/// Returns the number of the `box` with a name, or `box_count` where no box has the name.
/// `name`: the name of a box; upper and lower case are equal
constexpr unsigned box_number(text_view name) {
    unsigned number = 0;
    while (number < box_count && !same_without_case(name, box_names[number]))
        ++number;
    return number;
}

} // namespace msr::uncore
