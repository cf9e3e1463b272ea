// The registers that brink's configuration describes, by brink's names.
#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace msrpp::experiment {

/// A field of a register: its lowest bit and its width.
struct bit_field {
    unsigned low{};
    unsigned width{1};

    std::uint64_t mask() const {
        return (width >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1) << low;
    }
};

using field_map = std::map<std::string, bit_field>;

/// A register as brink's configuration describes the register.
struct brink_register {
    std::uint64_t value{}; ///< the value that the configuration's defaults give the register
    field_map fields;
};

/// Returns the registers as the manual describes them, for registers that the configuration does
/// not describe.
inline std::map<std::string, brink_register> usual_brink_registers() {
    std::map<std::string, brink_register> value;
    value["escr"] = {0,
                     {{"usr", {2, 1}},
                      {"os", {3, 1}},
                      {"tag_enable", {4, 1}},
                      {"tag0", {5, 1}},
                      {"tag1", {6, 1}},
                      {"tag2", {7, 1}},
                      {"tag3", {8, 1}},
                      {"event_mask", {9, 16}},
                      {"event_select", {25, 6}}}};
    value["cccr"] = {0x31000,
                     {{"enable", {12, 1}},
                      {"escr_select", {13, 3}},
                      {"compare", {18, 1}},
                      {"complement", {19, 1}},
                      {"threshold", {20, 4}},
                      {"edge", {24, 1}},
                      {"force_ovf", {25, 1}},
                      {"ovf_pmi", {26, 1}},
                      {"cascade", {30, 1}},
                      {"ovf", {31, 1}}}};
    value["pebs_enable"] = {0,
                            {{"l0miss", {0, 1}},
                             {"l1miss", {1, 1}},
                             {"dtlbmiss", {2, 1}},
                             {"mob", {9, 1}},
                             {"split", {10, 1}},
                             {"tag", {24, 1}},
                             {"enable_pebs", {25, 1}}}};
    value["pebs_matrix_vert"] = {0, {{"ld", {0, 1}}, {"st", {1, 1}}}};
    return value;
}

} // namespace msrpp::experiment
