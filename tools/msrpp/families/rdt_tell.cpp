// Names the requests that break a rule of Intel RDT or AMD QoS, and the legal alternatives.
#include "../../support/text.hpp"
#include "rdt_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

namespace msrpp::rdt_room {

namespace qos = msr::qos;
namespace rdt = msr::rdt;

namespace {

bool is(msr::broken_rule broken, const msr::rule_text &rule) { return broken == &rule; }

std::string class_name(const qos::request &request) {
    return fmt::format("class {}", request.shared.class_of_service);
}

std::vector<std::string> up_to(const char *text, unsigned count) {
    if (count == 0) return {};
    return {fmt::format("{} 0 to {}", text, count - 1)};
}

/// Returns the number of classes of service that a request may name.
unsigned class_limit(const qos::request &request, const qos::features &features,
                     const rdt::divided &by_plan) {
    const rdt::request &shared = request.shared;
    if (shared.kind == rdt::request_kind::association) {
        const unsigned limit = features.shared.classes(by_plan.l3, by_plan.l2);
        const bool divided = by_plan.l3 || by_plan.l2;
        return divided || limit > features.bandwidth_classes ? limit : features.bandwidth_classes;
    }
    unsigned limit = ~0u;
    const auto narrow = [&limit](bool sets, unsigned classes) {
        if (sets && classes < limit) limit = classes;
    };
    narrow(shared.sets_l3(),
           by_plan.l3 ? features.shared.l3.classes / 2 : features.shared.l3.classes);
    narrow(shared.sets_l2(),
           by_plan.l2 ? features.shared.l2.classes / 2 : features.shared.l2.classes);
    narrow(shared.delay.given, features.shared.mba.classes);
    narrow(request.limit.given, features.bandwidth_classes);
    narrow(request.limit.given, qos::mba_bw::most);
    narrow(request.slow_limit.given, qos::smba_bw::most);
    return limit == ~0u ? 0 : limit;
}

/// Returns the capacity mask that breaks a rule, and the nearest legal masks.
explanation explain_mask(const qos::request &request, const qos::features &features) {
    const rdt::detail::mask_at_fault at_fault =
        rdt::detail::mask_at_fault_of(request.shared, features.shared);
    explanation result{.by = {class_name(request), mask_text(at_fault.bits),
                              fmt::format("masks have {} bits", at_fault.cache.mask_length)},
                       .legal = {}};
    const auto nearby = rdt::capacities_near(at_fault.bits, at_fault.cache);
    for (const std::uint64_t nearest : nearby.all())
        result.legal.push_back(mask_text(nearest));
    return result;
}

explanation explain_delay(const qos::request &request, const qos::features &features) {
    const unsigned step = features.shared.mba.step();
    const std::uint64_t top = features.shared.mba.maximum / step * step;
    const std::uint64_t lower = request.shared.delay.value / step * step;
    explanation result{
        .by = {class_name(request), fmt::format("delay {}", request.shared.delay.value)},
        .legal = {}};
    if (lower >= top) {
        result.legal.push_back(fmt::format("{}", top));
    } else {
        result.legal.push_back(fmt::format("{}", lower));
        result.legal.push_back(fmt::format("{}", lower + step));
    }
    return result;
}

std::string missing_of(const qos::request &request, const qos::features &features,
                       const rdt::divided &by_plan) {
    const rdt::request &shared = request.shared;
    const rdt::features &whole = features.shared;
    if (request.kind == qos::amd_kind::configuration) return "events that count this traffic";
    if (request.kind == qos::amd_kind::counter)
        return fmt::format("assignable counter {} for this traffic", request.counter);
    if (shared.sets_l3() && whole.l3.mask_length == 0) return "l3 masks";
    if (shared.sets_l3() && by_plan.l3 && !whole.l3.cdp) return "l3 masks for code and data";
    if (shared.sets_l2() && whole.l2.mask_length == 0) return "l2 masks";
    if (shared.sets_l2() && by_plan.l2 && !whole.l2.cdp) return "l2 masks for code and data";
    if (request.limit.given && features.bandwidth_length == 0) return "bandwidth limits";
    if (request.slow_limit.given && !features.slow_memory) return "limits for slow memory";
    return "bandwidth delays";
}

} // namespace

explanation explain(msr::broken_rule broken, const qos::request &request,
                    const qos::features &features, const rdt::divided &by_plan) {
    const rdt::request &shared = request.shared;
    if (is(broken, rdt::capacity_is_one_run::text) || is(broken, rdt::capacity_has_minimum::text) ||
        is(broken, rdt::capacity_lies_in_mask_length::text))
        return explain_mask(request, features);
    if (is(broken, rdt::delay_is_a_step::text)) return explain_delay(request, features);
    if (is(broken, rdt::class_exists::text))
        return {{class_name(request)}, up_to("class", class_limit(request, features, by_plan))};
    if (is(broken, rdt::rmid_exists::text))
        return {{fmt::format("RMID {}", shared.rmid)},
                up_to("RMID", std::min(features.shared.monitoring.rmids, rdt::most_rmids))};
    if (is(broken, rdt::resource_exists::text))
        return {{missing_of(request, features, by_plan)}, {}};
    if (is(broken, rdt::event_is_monitored::text)) {
        explanation result;
        // A register of AMD's QoS that configures an event says which traffic the event counts:
        // only events of traffic are legal values.
        const bool grows = request.kind == qos::amd_kind::configuration;
        for (const rdt::event_row &row : rdt::events) {
            if (row.number == shared.what) result.by.push_back(row.name);
            if (features.shared.monitoring.has(row.number) && (row.grows || !grows))
                result.legal.push_back(row.name);
        }
        return result;
    }
    if (is(broken, qos::bandwidth_fits_its_length::text)) {
        const bool slow = !request.limit.given || request.limit.value == qos::unlimited ||
                          request.limit.value <= msr::low_bits(features.bandwidth_length);
        const unsigned length = slow ? qos::detail::slow_length : features.bandwidth_length;
        explanation result{.by = {class_name(request)},
                           .legal = {fmt::format("0 to {}", msr::low_bits(length))}};
        if (!slow) result.legal.push_back("unlimited");
        return result;
    }
    return {{shared.kind == rdt::request_kind::association ? "assoc" : class_name(request)}, {}};
}

std::string line_about(msr::broken_rule broken, const explanation &problem) {
    std::string result = broken->sentence;
    if (!problem.by.empty()) result += fmt::format(" ({})", joined(problem.by, ", "));
    if (!problem.legal.empty()) result += fmt::format("; legal: {}", joined(problem.legal, ", "));
    return result;
}

} // namespace msrpp::rdt_room
