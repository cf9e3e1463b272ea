#include "import.hpp"

#include "../complaint.hpp"

#include <CLI/CLI.hpp>

namespace msrpp::experiment {

void add_options(CLI::App &, import_line &) {}

int import(const import_line &) { complain(wrong_usage, "experiment: nothing is imported yet"); }

} // namespace msrpp::experiment
