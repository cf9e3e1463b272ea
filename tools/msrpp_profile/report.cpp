#include "commands.hpp"

#include "../msrpp/complaint.hpp"

namespace msrpp::profile {

int report(const std::vector<std::string> &) {
    complain(rule_broken, "profile report: this command is not written yet");
}

} // namespace msrpp::profile
