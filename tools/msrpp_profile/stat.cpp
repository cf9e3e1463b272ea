#include "commands.hpp"

#include "../msrpp/complaint.hpp"

namespace msrpp::profile {

int stat(const std::vector<std::string> &) {
    complain(rule_broken, "profile stat: this command is not written yet");
}

} // namespace msrpp::profile
