#include "sample_sources.hpp"

#include "../msrpp/complaint.hpp"
#include "../msrpp/family.hpp"

#include "sampled_ibs.hpp"
#include "sampled_precise.hpp"
#include "sampling_unit.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp::machine {

namespace {

using sources = std::vector<std::unique_ptr<sample_source>>;

/// What a processor samples where nobody says; throws a complaint where that is nothing.
sampled usual_kind_of(const family &of) {
    if (has_precise_samples(of)) return sampled::precise;
    if (!sampling_target(of))
        complain(wrong_usage, "machine: --samples: " + of.name +
                                  " has neither instruction-based sampling nor precise samples "
                                  "whose records are known");
    return sampled::op;
}

/// A complaint about one of several kinds, with its name where it does not say what that has.
[[noreturn]] void complain_of(const family &kind, const complaint &why) {
    constexpr std::string_view begin = "machine: ";
    const std::string_view line = why.line;
    if (line.find(kind.name + " has ") != line.npos) throw why;
    complain(why.status, fmt::format("{}on {}: {}", begin, kind.name,
                                     line.starts_with(begin) ? line.substr(begin.size()) : line));
}

sources made(const kinds_of_cpus &which, unsigned cpus, const sampling_request &asked) {
    sources all;
    for (unsigned kind = 0; kind < which.kinds.size(); ++kind) {
        const family &of = which.kinds[kind];
        try {
            const std::vector<unsigned> own = which.cpus_of(kind, cpus);
            all.push_back(asked.kind == sampled::precise ? sampled_precise(of, own, asked)
                                                         : sampled_ibs(of, own, asked));
        } catch (const complaint &why) {
            if (which.kinds.size() == 1) throw;
            complain_of(of, why);
        }
    }
    return all;
}

/// Of precise samples where no event is said: of the first usual one that all kinds have, or else
/// of each kind's own.
sources usual(const kinds_of_cpus &which, unsigned cpus, sampling_request asked) {
    if (which.kinds.size() > 1)
        for (const char *const each : usual_precise_events()) {
            asked.event = each;
            try {
                return made(which, cpus, asked);
            } catch (const complaint &) {
                // another one
            }
        }
    asked.event.clear();
    return made(which, cpus, asked);
}

} // namespace

sources sample_sources(const kinds_of_cpus &which, unsigned cpus, sampling_request &asked) {
    if (asked.kind == sampled::any) asked.kind = usual_kind_of(which.kinds.front());
    const bool is_usual = asked.kind == sampled::precise && asked.event.empty();
    const auto made_for = [&](const sampling_request &what) {
        return is_usual ? usual(which, cpus, what) : made(which, cpus, what);
    };
    sources all = made_for(asked);
    // Where nobody says how many bits vary, they are as many as each kind can.
    const auto bits = [](const auto &one, const auto &other) {
        return one->random_bits() < other->random_bits();
    };
    const auto [least, most] = std::minmax_element(all.begin(), all.end(), bits);
    if ((*least)->random_bits() != (*most)->random_bits()) {
        sampling_request with_fewer = asked;
        with_fewer.random_bits = (*least)->random_bits();
        all = made_for(with_fewer);
    }
    for (unsigned kind = 1; kind < all.size(); ++kind)
        if (all[kind]->counts() != all.front()->counts())
            complain(wrong_usage,
                     fmt::format("machine: --sampling {}: periods of {} count {}, and those of {} "
                                 "count {}",
                                 name_of(asked.kind), which.kinds.front().name,
                                 all.front()->counts(), which.kinds[kind].name,
                                 all[kind]->counts()));
    return all;
}

} // namespace msrpp::machine
