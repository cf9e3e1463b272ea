// A run of a program on a machine that several programs share.
#pragma once

#include "../arguments.hpp"

namespace msrpp::machine {

/// Joins the machine at the socket of the arguments, or makes one, and runs the program on the
/// machine. Returns the result of run_program(). Throws a complaint where the machine cannot be
/// made or joined.
int run_shared(arguments arguments);

} // namespace msrpp::machine
