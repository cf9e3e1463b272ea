// A program on a machine that several programs share.
#pragma once

#include "../arguments.hpp"

namespace msrpp::machine {

/// Joins the machine at the socket, which is made where there is none, and runs the program there.
/// Returns what run_program() does. Throws a complaint.
int run_shared(arguments arguments);

} // namespace msrpp::machine
