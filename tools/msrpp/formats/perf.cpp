// The format `perf`: raw events for Linux's perf, a line for each requested event.
#include "../../support/complaint.hpp"
#include "../formats.hpp"

#include <fmt/format.h>

namespace msrpp::perf_format {

namespace {

void encode(output &out, const encoded &encoded) {
    const std::vector<perf_event> events = encoded.of.perf(encoded.of, encoded.plan.texts);
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (!events[i].why.empty())
            complain(rule_broken,
                     fmt::format("{}: {}", events[i].why, in_quotes(encoded.plan.texts[i])));
        append_line(out, events[i].text);
    }
}

bool serves(const family &identity) { return identity.perf != nullptr; }

const known_format known{{.name = "perf", .rank = 70, .encode = encode, .serves = serves}};

} // namespace

} // namespace msrpp::perf_format
