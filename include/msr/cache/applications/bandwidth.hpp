// Models of the path to memory that applications share: a model turns the traffic of each
// application alone into slowdowns of all together. Sources: Morad et al., "Modeling shared cache
// and bus in multi-core", JPDC 2016 (morad); the model of Morad et al. in which only cycles that
// wait for memory get longer (stalls); El-Sayed et al., "KPart", HPCA 2018 (simple).
#pragma once

#include <msr/cache/applications/curves.hpp>
#include <msr/cache/applications/workload.hpp>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace msr::partition {

/// A model of the way to memory that applications share.
enum class model : std::uint8_t {
    none,   ///< applications do not slow each other down
    morad,  ///< Morad et al., JPDC 2016
    stalls, ///< as `morad`, but only cycles that wait for memory get longer
    simple, ///< El-Sayed et al., "KPart", HPCA 2018
};
/// The names of the models, in the order of `model`.
inline constexpr std::string_view model_names[] = {"none", "morad", "stalls", "simple"};
/// Returns a model's name.
constexpr std::string_view name_of(model value) {
    return model_names[static_cast<unsigned>(value)];
}

/// A model and what it needs to know of the machine.
struct bandwidth {
    partition::model model = partition::model::none; ///< how memory traffic slows applications down
    double max_mbps = 0;                             ///< the most traffic to memory, MB/s

    /// Whether applications slow each other down by their traffic.
    bool couples() const { return model != partition::model::none; }
};

/// The curves that a model reads.
constexpr properties needed_by(model value) {
    switch (value) {
    case model::none:
        break;
    case model::morad:
    case model::simple:
        return {property::bandwidth_mbps};
    case model::stalls:
        return {property::bandwidth_mbps, property::stalls_total, property::stalls_l3_miss,
                property::stalls_store_buf};
    }
    return {};
}

/// An application with some share of the cache, before others slow its traffic down.
struct demand {
    double slowdown = 1;  ///< by the cache alone
    double traffic = 0;   ///< alone; of morad and stalls a share of the most
    double per_free = 0;  ///< traffic / (1 - traffic), of morad and stalls
    double waiting = 1;   ///< the share of its waiting cycles that wait for memory
    bool possible = true; ///< false: alone it has more traffic than there can be

    friend bool operator==(const demand &, const demand &) = default;
};

/// The state of the way to memory through which the traffic of one application slows others down.
/// For morad and stalls the share in use T, for simple (A - max) / Q. It is the only thing that
/// applications know of each other: each has a load, and the loads are what is in use.
class coupling {
public:
    /// Makes the coupling of a model and its greatest traffic.
    explicit coupling(const bandwidth &bandwidth) : traffic_model{bandwidth} {}

    /// The demand of an application with a number of ways, which need not be whole.
    demand demand_of(const application &application, double ways) const {
        demand result{.slowdown = application.slowdown.of(ways)};
        if (!traffic_model.couples()) return result;
        const double mbps = application.of(property::bandwidth_mbps).of(ways);
        if (traffic_model.model == model::simple) {
            result.traffic = mbps;
            return result;
        }
        result.traffic = mbps / traffic_model.max_mbps;
        result.possible = result.traffic < 1;
        result.per_free = result.traffic / (1 - result.traffic);
        if (traffic_model.model == model::stalls) {
            const double all_stalls = application.of(property::stalls_total).of(ways);
            const double memory = application.of(property::stalls_l3_miss).of(ways) +
                                  application.of(property::stalls_store_buf).of(ways);
            result.waiting = all_stalls <= 0 ? 0 : memory >= all_stalls ? 1 : memory / all_stalls;
        }
        return result;
    }

    /// The load that the application adds to a state; less in a state that is more loaded.
    double load(const demand &demand, double state) const {
        if (traffic_model.model == model::simple)
            return demand.traffic - state * demand.traffic * demand.traffic;
        return 2 * demand.per_free / (1 + root(demand, 1 / (1 - state)));
    }
    /// The slope by which the load of the application falls with the state.
    double load_fall(const demand &demand, double state) const {
        return load_with_fall(demand, state).fall;
    }

    /// The load that a state stands for.
    double held(double state) const {
        return traffic_model.model == model::simple ? traffic_model.max_mbps : state;
    }
    /// The slope of `held` over the state.
    double held_rise() const { return traffic_model.model == model::simple ? 0 : 1; }

    /// The slowdown in a state; infinite where the model is not valid.
    double slowdown(const demand &demand, double state) const {
        if (traffic_model.model == model::simple) {
            const double left = 1 - demand.traffic * state;
            return left > 0 ? demand.slowdown / left : HUGE_VAL;
        }
        const double growth = (1 - demand.traffic) * (1 + root(demand, 1 / (1 - state))) / 2 - 1;
        return demand.slowdown * (1 + demand.waiting * growth);
    }

    /// The upper limit of states.
    double highest() const { return traffic_model.model == model::simple ? HUGE_VAL : 1; }

    /// The state in which the loads are what is held. `visit(sink)` calls `sink(demand)` for each
    /// application; the search starts from a guess.
    template <typename Visit>
    double state_of(Visit &&visit, double guess = 0) const {
        double state = guess;
        // Newton's method: loads less the held load are concave, and fall. A step from the left
        // ends right of the root, or beyond the last state; steps from the right approach the root.
        for (int step = 0; step < 100; ++step) {
            double excess = -held(state);
            double fall = held_rise();
            visit([&](const demand &demand) {
                const load_and_fall term = load_with_fall(demand, state);
                excess += term.load;
                fall += term.fall;
            });
            if (fall <= 0) return 0; // without traffic there are no loads
            double next = state + excess / fall;
            if (next >= highest()) next = (highest() + state) / 2;
            if (next <= 0) {
                if (state == 0) return 0;
                next = 0;
            }
            if (std::fabs(next - state) <= 1e-14 * next) return next;
            state = next;
        }
        return state;
    }

    /// Returns the model and its greatest traffic.
    const bandwidth &model_used() const { return traffic_model; }

private:
    struct load_and_fall {
        double load;
        double fall;
    };
    load_and_fall load_with_fall(const demand &demand, double state) const {
        if (traffic_model.model == model::simple) {
            const double square = demand.traffic * demand.traffic;
            return {demand.traffic - state * square, square};
        }
        const double inverse = 1 / (1 - state);
        const double y = root(demand, inverse);
        const double load = 2 * demand.per_free / (1 + y);
        return {load, load * load * inverse * inverse / y};
    }
    static double root(const demand &demand, double inverse) {
        return std::sqrt(1 + 4 * demand.per_free * inverse);
    }
    bandwidth traffic_model;
};

} // namespace msr::partition
