// The part of a register program that a session carries out on a logical processor where another
// processor counts the units that both share.
#pragma once

#include <msr/core/program.hpp>
#include <msr/session/run_time_plan.hpp>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <vector>

namespace msr {

namespace detail {

/// A maker of the part of a register program that has some of the program's readouts (counters that
/// are read).
class part_maker {
public:
    /// Makes the maker for a program. `mask`: for each readout (counter that is read) of the
    /// program whether the part has the readout.
    part_maker(const program_view &program_view, const std::vector<bool> &mask)
        : whole{program_view}, readout_mask{mask} {}

    owned_program make() const {
        const auto set_up =
            kept_of(whole.set_up, [this](const write &entry) { return has(entry); });
        const auto start = kept_of(whole.start, [this](const write &entry) { return has(entry); });
        const auto stop = kept_of(whole.stop, [this](const write &write) { return has(write); });
        const auto registers =
            kept_of(whole.registers, [this](const touched_register &touched_register) {
                return has(touched_register.address);
            });
        const auto claims = kept_of(whole.claims, [this](const claim &claim) {
            return has(claim.address) && !is_left_out(claim.owner);
        });
        std::vector<readout> readouts;
        for (std::size_t i = 0; i < whole.readouts.size(); ++i)
            if (readout_mask[i]) readouts.push_back(whole.readouts[i]);
        return owned_program{program_view{.set_up = {set_up.data(), set_up.size()},
                                          .start = {start.data(), start.size()},
                                          .stop = {stop.data(), stop.size()},
                                          .readouts = {readouts.data(), readouts.size()},
                                          .registers = {registers.data(), registers.size()},
                                          .claims = {claims.data(), claims.size()},
                                          .overflows = whole.overflows,
                                          .interrupts = whole.interrupts}};
    }

private:
    template <typename T, typename Keep>
    static std::vector<T> kept_of(sequence<T> list, Keep keep) {
        std::vector<T> result;
        for (const T &entry : list)
            if (keep(entry)) result.push_back(entry);
        return result;
    }

    /// Returns whether the part of the register program leaves out the choice `owner`, because
    /// another processor counts it; false for `every_choice`.
    bool is_left_out(std::size_t owner) const {
        if (owner == every_choice) return false;
        for (std::size_t i = 0; i < whole.readouts.size(); ++i)
            if (!readout_mask[i] && whole.readouts[i].owner == owner) return true;
        return false;
    }
    bool has(const write &write) const { return !is_left_out(write.owner); }
    /// Returns whether the part of the register program writes or reads a register: false where the
    /// register serves only choices that are left out.
    bool has(std::uint32_t address) const {
        bool left_out = false;
        for (const sequence<write> &phase : {whole.set_up, whole.start, whole.stop})
            for (const write &entry : phase)
                if (entry.address == address) {
                    if (has(entry)) return true;
                    left_out = true;
                }
        for (std::size_t i = 0; i < whole.readouts.size(); ++i)
            if (whole.readouts[i].address == address) {
                if (readout_mask[i]) return true;
                left_out = true;
            }
        return !left_out;
    }

    program_view whole;
    const std::vector<bool> &readout_mask;
};

/// Returns the part of a register program that has only some readouts (counters that are read).
/// `mask`: for each readout whether the part has the readout.
inline owned_program part_of(const program_view &program_view, const std::vector<bool> &mask) {
    return part_maker{program_view, mask}.make();
}

} // namespace detail

} // namespace msr
