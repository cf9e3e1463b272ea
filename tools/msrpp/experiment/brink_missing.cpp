#include "import.hpp"

#include "../../support/complaint.hpp"

#include <string>

namespace msrpp::experiment {

imported_experiment read_brink(const family &, const std::string &, const std::string &) {
    complain(rule_broken, "experiment: this msrpp was built without pugixml, which reads brink's "
                          "files; install libpugixml-dev and build msrpp again");
}

} // namespace msrpp::experiment
