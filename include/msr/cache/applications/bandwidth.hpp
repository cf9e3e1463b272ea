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

/// The model by which applications slow each other down on the path to memory that they share.
enum class model : std::uint8_t {
    none,   ///< no slowdown through memory traffic
    morad,  ///< slowdown by memory traffic as in the model of Morad et al., JPDC 2016
    stalls, ///< the model of Morad et al. in which only cycles that wait for memory get longer
    simple, ///< slowdown by memory traffic as in the model of El-Sayed et al., "KPart", HPCA 2018
};
/// The names of the models of memory traffic, in the order of `model`.
inline constexpr std::string_view model_names[] = {"none", "morad", "stalls", "simple"};
/// Returns the name of a model of memory traffic, such as `morad`.
constexpr std::string_view name_of(model value) {
    return model_names[static_cast<unsigned>(value)];
}

/// A model of memory traffic, and the greatest traffic of the machine.
struct bandwidth {
    partition::model model =
        partition::model::none; ///< the model by which memory traffic slows applications down
    double max_mbps = 0;        ///< the most traffic to memory that the machine carries, MB/s

    /// Returns whether applications slow each other down by their traffic; false for `model::none`.
    bool couples() const { return model != partition::model::none; }
};

/// Returns the properties whose curves a model of memory traffic reads in addition to
/// `property::ipc`.
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

/// An application's need of the path to memory with some share of the cache, before other
/// applications slow its traffic down.
struct demand {
    double slowdown = 1; ///< slowdown by the share of the cache alone, 1 or more
    /// The traffic of the application alone: MB/s in `model::simple`, a share of the greatest
    /// traffic in `model::morad` and `model::stalls`.
    double traffic = 0;
    /// The traffic divided by the share of the path to memory that the traffic leaves free,
    /// `traffic / (1 - traffic)`; 0 in `model::simple`.
    double per_free = 0;
    double waiting = 1; ///< share of the application's waiting cycles that wait for memory, 0 to 1
    /// False: the application alone has more traffic than the machine carries.
    bool possible = true;

    friend bool operator==(const demand &, const demand &) = default;
};

/// The path to memory through which the traffic of an application slows other applications down.
/// Its state is a single number: in `model::morad` and `model::stalls` the share of the path in
/// use, 0 to 1; in `model::simple` (A - max) / Q. Applications influence each other only through
/// the state: each application adds a load to the path, and the state is that in which the loads
/// add up to the load that the path holds.
class coupling {
public:
    /// Makes the path to memory from a model of memory traffic and the machine's greatest traffic.
    explicit coupling(const bandwidth &bandwidth) : traffic_model{bandwidth} {}

    /// Returns the demand of an application with `ways` ways, a number that need not be whole.
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

    /// Returns the load that an application adds to the path to memory in a state, as share of the
    /// path or in MB/s; the load falls as the state rises.
    double load(const demand &demand, double state) const {
        if (traffic_model.model == model::simple)
            return demand.traffic - state * demand.traffic * demand.traffic;
        return 2 * demand.per_free / (1 + root(demand, 1 / (1 - state)));
    }
    /// Returns the slope by which the load of an application falls as the state of the path to
    /// memory rises, 0 or more.
    double load_fall(const demand &demand, double state) const {
        return load_with_fall(demand, state).fall;
    }

    /// Returns the load that the path to memory holds in a state: the state itself, or the greatest
    /// traffic in MB/s for `model::simple`.
    double held(double state) const {
        return traffic_model.model == model::simple ? traffic_model.max_mbps : state;
    }
    /// Returns the slope of `held` over the state: 0 for `model::simple`, 1 otherwise.
    double held_rise() const { return traffic_model.model == model::simple ? 0 : 1; }

    /// Returns the slowdown of an application in a state of the path to memory; infinite where the
    /// model is not valid.
    double slowdown(const demand &demand, double state) const {
        if (traffic_model.model == model::simple) {
            const double left = 1 - demand.traffic * state;
            return left > 0 ? demand.slowdown / left : HUGE_VAL;
        }
        const double growth = (1 - demand.traffic) * (1 + root(demand, 1 / (1 - state))) / 2 - 1;
        return demand.slowdown * (1 + demand.waiting * growth);
    }

    /// Returns the upper limit of states of the path to memory: infinite for `model::simple`, 1
    /// otherwise.
    double highest() const { return traffic_model.model == model::simple ? HUGE_VAL : 1; }

    /// Returns the state in which the loads of the applications add up to the load that the path to
    /// memory holds; 0 without traffic.
    /// `visit`: called as `visit(sink)`, calls `sink(demand)` for each application
    /// `guess`: the state from which the search starts
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
            if (fall <= 0) return 0; // without traffic no application adds a load to the path
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

    /// Returns the model of memory traffic and its greatest traffic.
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
