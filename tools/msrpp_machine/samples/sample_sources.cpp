#include "sample_sources.hpp"

#include "../../msrpp/family.hpp"
#include "../../support/complaint.hpp"

#include "../units/sampling_unit.hpp"
#include "sampled_ibs.hpp"
#include "sampled_precise.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp::machine {

namespace {

using sources = std::vector<std::unique_ptr<sample_source>>;

/// Returns the kind of samples that a processor takes by default. Throws a complaint where the
/// processor takes none.
sampled usual_sample(const family &processor) {
    if (has_precise_samples(processor)) return sampled::precise;
    if (!sampling_target(processor))
        complain(wrong_usage, "machine: --samples: " + processor.name +
                                  " has neither instruction-based sampling nor precise samples "
                                  "whose records are known");
    return sampled::op;
}

/// Throws a complaint about a kind of CPU again, with the kind's name where the complaint has no
/// such name.
[[noreturn]] void complain_about(const family &kind, const complaint &problem) {
    constexpr std::string_view begin = "machine: ";
    const std::string_view line = problem.line;
    if (line.find(kind.name + " has ") != line.npos) throw problem;
    complain(problem.status,
             fmt::format("{}on {}: {}", begin, kind.name,
                         line.starts_with(begin) ? line.substr(begin.size()) : line));
}

sources make_sources(const kinds_of_cpus &machine_kinds, unsigned cpus,
                     const sampling_request &request) {
    sources sources;
    for (unsigned kind = 0; kind < machine_kinds.kinds.size(); ++kind) {
        const family &processor = machine_kinds.kinds[kind];
        try {
            const std::vector<unsigned> own = machine_kinds.cpus_of(kind, cpus);
            sources.push_back(request.kind == sampled::precise
                                  ? sampled_precise(processor, own, request)
                                  : sampled_ibs(processor, own, request));
        } catch (const complaint &problem) {
            if (machine_kinds.kinds.size() == 1) throw;
            complain_about(processor, problem);
        }
    }
    return sources;
}

/// Makes sources of precise samples where --sampling names no event: of the first default event
/// that all kinds of CPUs have, or else of the default event of each kind.
sources make_usual_sources(const kinds_of_cpus &machine_kinds, unsigned cpus,
                           sampling_request request) {
    if (machine_kinds.kinds.size() > 1)
        for (const char *const entry : usual_precise_events()) {
            request.event = entry;
            try {
                return make_sources(machine_kinds, cpus, request);
            } catch (const complaint &) {
                // A kind of CPU without the default event is no error: the next default event is
                // tried.
            }
        }
    request.event.clear();
    return make_sources(machine_kinds, cpus, request);
}

} // namespace

sources sample_sources(const kinds_of_cpus &machine_kinds, unsigned cpus,
                       sampling_request &request) {
    if (request.kind == sampled::any) request.kind = usual_sample(machine_kinds.kinds.front());
    const bool is_usual = request.kind == sampled::precise && request.event.empty();
    const auto make_all = [&](const sampling_request &choice) {
        return is_usual ? make_usual_sources(machine_kinds, cpus, choice)
                        : make_sources(machine_kinds, cpus, choice);
    };
    sources sources = make_all(request);
    // By default, as many bits of a period vary as every kind of CPU can vary.
    const auto bits = [](const auto &left, const auto &other) {
        return left->random_bits() < other->random_bits();
    };
    const auto [minimum, maximum] = std::minmax_element(sources.begin(), sources.end(), bits);
    if ((*minimum)->random_bits() != (*maximum)->random_bits()) {
        sampling_request with_fewer = request;
        with_fewer.random_bits = (*minimum)->random_bits();
        sources = make_all(with_fewer);
    }
    for (unsigned kind = 1; kind < sources.size(); ++kind)
        if (sources[kind]->counts() != sources.front()->counts())
            complain(wrong_usage,
                     fmt::format("machine: --sampling {}: periods of {} count {}, and those of {} "
                                 "count {}",
                                 name_of(request.kind), machine_kinds.kinds.front().name,
                                 sources.front()->counts(), machine_kinds.kinds[kind].name,
                                 sources[kind]->counts()));
    return sources;
}

} // namespace msrpp::machine
