#include "file.hpp"

#include "../../support/complaint.hpp"

#include <string>

namespace msrpp::experiment {

experiment_contents read_file(const std::string &) {
    complain(rule_broken, "experiment: this msrpp was built without toml++, which reads the file; "
                          "install libtomlplusplus-dev and build msrpp again");
}

} // namespace msrpp::experiment
