// Choices as the user wrote them: read, planned, and complained about in their own words.
#pragma once

#include "complaint.hpp"

#include <msr/intel/netburst/facts/event.hpp>
#include <msr/intel/netburst/named_registers.hpp>
#include <msr/intel/netburst/notation.hpp>
#include <msr/intel/netburst/planner.hpp>
#include <msr/intel/netburst/program.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/sampling_registers.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/program.hpp>
#include <msr/text.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

inline msr::text_view view(std::string_view text) { return {text.data(), text.size()}; }
inline std::string_view view(msr::text_view text) { return {text.data(), text.size()}; }

/// What is wrong with the notation of a choice, with what and where, and what is near to it.
/// `what` must not be well formed.
std::string notation_sentence(const msr::netburst::parsed &what);

/// Why an event's encoding, or where a mask, is not sure; nothing where it is.
std::vector<std::string_view> doubts_about(const msr::netburst::event_row &event);
std::vector<std::string_view> doubts_about(const msr::netburst::mask_row &mask);

/// The exit status that goes with a problem of the notation.
int status_of(msr::netburst::notation_problem problem);

/// One register write of a plan, with the choice that it is for.
struct named_write {
    std::size_t choice{}; ///< the first one where several share a register
    const char *register_name{};
    msr::write what{};
    bool to_cccr{};
};

/// Choices that have seats, and the program that counts them.
struct planned {
    std::vector<std::string> texts; ///< as given
    std::vector<msr::netburst::request> requests;
    msr::netburst::assignment found; ///< a seat for each part; the first parts are the choices
    msr::netburst::program_for<msr::netburst::counter_count> program;
};

/// Plans all choices together. Throws a complaint that names the choices at fault.
planned plan_of(const std::vector<std::string> &choices, const msr::netburst::target &on);

/// Whether a part of a choice uses a register: its ESCR, counter or CCCR; and for those that count
/// replayed uops or are sampled precisely, the two registers that say so.
inline bool uses(const msr::netburst::assignment &found, std::size_t part, std::uint32_t address) {
    const msr::netburst::seat &where = found.seats[part];
    const msr::netburst::counter_row &counter = row_of(where.counter);
    const msr::netburst::qualifiers &how = found.needed.parts[part].how;
    const bool replayed = address == msr::netburst::pebs_enable::address ||
                          address == msr::netburst::pebs_matrix_vert::address;
    return address == row_of(where.escr).address || address == counter.address ||
           address == counter.cccr_address || (replayed && (how.replay != 0 || how.precise));
}

/// Calls `sink(const named_write &)` for each of some writes of a program.
template <typename Sink>
void each_named(msr::sequence<msr::write> writes, const msr::netburst::assignment &found,
                Sink &&sink) {
    for (const msr::write &what : writes)
        for (std::size_t part = 0; part < found.needed.count; ++part) {
            if (!uses(found, part, what.address)) continue;
            const msr::netburst::named_register where = msr::netburst::register_at(what.address).is;
            sink(named_write{found.needed.owners[part], where.name, what,
                             where.kind == msr::netburst::register_kind::cccr});
            break;
        }
}

/// Calls `sink(const named_write &)` for the writes that make up the state in which a program
/// counts: its writes in order, without the CCCRs that are stopped first, and without the second of
/// two writes that are the same.
template <typename Sink>
void each_start_write(const msr::program_view &program, const msr::netburst::assignment &found,
                      Sink &&sink) {
    msr::write before{};
    each_named(program.set_up, found, [&](const named_write &next) {
        const bool again = next.what.address == before.address && next.what.value == before.value;
        before = next.what;
        if (!next.to_cccr && !again) sink(next);
    });
    each_named(program.start, found, sink);
}

} // namespace msrpp
