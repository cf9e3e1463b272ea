// The terms that applications with some share of a cache add to a sum of the objective and to the
// load of the path to memory, as functions of the state of that path. The terms are concave, so
// that a search derives bounds of partitions from them.
#pragma once

#include <msr/cache/applications/bandwidth.hpp>
#include <msr/cache/applications/objective.hpp>

#include <cmath>
#include <cstddef>
#include <vector>

namespace msr::partition {

/// The gain and the load of each choice of ways, as functions of the state of the path to memory. A
/// gain is 1 / slowdown for system throughput, and the negative slowdown for other objectives.
class coupled_terms {
public:
    coupled_terms(const coupling &coupling, objective aim)
        : traffic_model{coupling.model_used()}, speeds{aim == objective::stp} {}

    void add(const demand &demand) {
        traffic.push_back(demand.traffic);
        slowdown.push_back(demand.slowdown);
        if (traffic_model.model == model::simple) return;
        // slowdown = fixed + rising * root; only the root depends on the state of the path to
        // memory.
        const double rise = demand.slowdown * demand.waiting * (1 - demand.traffic) / 2;
        per_free.push_back(demand.possible ? demand.per_free : 0);
        rising.push_back(demand.possible ? rise : 0);
        fixed.push_back(demand.possible ? demand.slowdown * (1 - demand.waiting) + rise : HUGE_VAL);
    }

    std::size_t size() const { return traffic.size(); }

    /// Computes the load of each choice of ways in a state of the path to memory.
    void loads(double state, double *load) const {
        if (traffic_model.model == model::simple) {
            for (std::size_t k = 0; k < size(); ++k)
                load[k] = traffic[k] - state * traffic[k] * traffic[k];
            return;
        }
        const double inverse = 4 / (1 - state);
        for (std::size_t k = 0; k < size(); ++k)
            load[k] = 2 * per_free[k] / (1 + std::sqrt(1 + inverse * per_free[k]));
    }

    /// Computes the load and the gain of each choice of ways in a state of the path to memory, and
    /// the slopes of the gains over the state. A gain of -infinity: the model is not valid from
    /// `low` on. A gain that becomes invalid between `low` and `state` is replaced by its tangent.
    void evaluate(double low, double state, double *load, double *gain, double *slope) const {
        if (traffic_model.model == model::simple)
            return evaluate_simple(low, state, load, gain, slope);
        const double inverse = 1 / (1 - state);
        for (std::size_t k = 0; k < size(); ++k) {
            const double scaled = per_free[k] * inverse;
            const double root = std::sqrt(1 + 4 * scaled);
            load[k] = 2 * per_free[k] / (1 + root);
            gain[k] = fixed[k] + rising[k] * root;
            slope[k] = rising[k] * 2 * scaled * inverse / root;
        }
        if (!speeds) {
            for (std::size_t k = 0; k < size(); ++k) {
                gain[k] = -gain[k];
                slope[k] = -slope[k];
            }
            return;
        }
        for (std::size_t k = 0; k < size(); ++k) {
            const double speed = 1 / gain[k];
            gain[k] = fixed[k] < HUGE_VAL ? speed : -HUGE_VAL;
            slope[k] = -slope[k] * speed * speed;
        }
    }

private:
    void evaluate_simple(double low, double state, double *load, double *gain,
                         double *slope) const {
        for (std::size_t k = 0; k < size(); ++k) {
            const double b = traffic[k];
            load[k] = b - state * b * b;
            slope[k] = 0;
            gain[k] = -HUGE_VAL;
            if (b * low >= 1) continue;
            if (speeds) {
                gain[k] = (1 - b * state) / slowdown[k];
                slope[k] = -b / slowdown[k];
                continue;
            }
            // Near the state of the path to memory from which the model is invalid, a gain falls so
            // steeply that its tangent there is a poor bound in other states.
            const double tangent_state = b * (2 * state - low) < 1 ? state : low;
            const double left = 1 - b * tangent_state;
            slope[k] = -slowdown[k] * b / (left * left);
            gain[k] = -slowdown[k] / left + slope[k] * (state - tangent_state);
        }
    }

    bandwidth traffic_model;
    bool speeds;
    std::vector<double> traffic, slowdown, per_free, rising, fixed;
};

} // namespace msr::partition
