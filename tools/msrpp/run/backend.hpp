// Backends by their names.
#pragma once

#include "carrier.hpp"

#include "../settings.hpp"

#include <functional>
#include <string>
#include <vector>

namespace msrpp::run {

/// A backend by its name, and how it counts groups in one run.
struct chosen_backend {
    std::string name;
    std::function<outcome(const work &, plans)> count;
    /// What keeps it from counting plans, of which each is alone.
    std::function<std::vector<obstacle>(plans)> obstacles;
    bool has_levels = false; ///< rights may be for user mode alone
};

/// Whether it is a simulated processor: `machine:CPU`.
bool is_machine(const std::string &backend);

/// Puts the processor's name where the user gave another or none. Throws a complaint.
void resolve_cpu(command_line &common, const std::string &backend);

/// The backend of a name; of `auto` the first that can count here. Throws a complaint.
chosen_backend backend_of(const command_line &common, const std::string &named);

} // namespace msrpp::run
