#include "metric_choice.hpp"

#include "../../../support/complaint.hpp"
#include "../../../support/text.hpp"
#include "metric_formula.hpp"

#include <msr/metric/formula_text.hpp>

#include <cctype>
#include <utility>

namespace msrpp {

namespace {

[[noreturn]] void refuse_choice(const std::string &reason) { complain(rule_broken, reason); }

/// Returns a metric's name in the text notation: letters, digits and underscores.
std::string metric_name(const std::string &name) {
    std::string result;
    for (const char letter : in_lower_case(name)) {
        if (letter == '%')
            result += "percent";
        else
            result += std::isalnum(static_cast<unsigned char>(letter)) != 0 ? letter : '_';
    }
    return result;
}

} // namespace

sorted_metrics sorted(const metric_table &table, const event_table &core,
                      const event_table &offcore, const header_names &names, bool of_offcore,
                      const std::set<std::string> &shared) {
    sorted_metrics result;
    event_names known{core, offcore, names};
    formula_source source{table, known, result.events};
    std::size_t place = 0;
    std::map<std::string, bool> used;
    for (const table_metric &metric : table.metrics) {
        written_metric next;
        next.name = metric_name(metric.name);
        next.cpp = cpp_name(next.name);
        try {
            next.unit = metric.by_letters ? metric.unit : scale_and_unit(metric.unit).second;
            next.formula = source.formula_of(metric);
            const msr::formula_uses uses = msr::uses_of_formula(next.formula.c_str());
            if (uses.count == 0) refuse_choice("it counts nothing");
            bool is_offcore = false;
            for (std::size_t i = 0; i < uses.count; ++i)
                is_offcore = is_offcore || result.events.all()[uses.event[i]].is_offcore;
            // Metrics of off-core responses have a header of their own.
            if (is_offcore != of_offcore) {
                result.events.drop();
                ++result.of_other_header;
                continue;
            }
            if (!used.try_emplace(next.cpp).second) refuse_choice("its name stands twice");
            if (shared.count(next.cpp) != 0) {
                result.events.drop();
                result.of_base.push_back(next.cpp);
                continue;
            }
        } catch (const complaint &problem) {
            result.events.drop();
            result.left_out[problem.line].push_back(metric.name);
            continue;
        }
        result.events.keep();
        next.place = place;
        place += next.name.size() + next.unit.size() + next.formula.size() + 3;
        result.all.push_back(std::move(next));
    }
    return result;
}

} // namespace msrpp
