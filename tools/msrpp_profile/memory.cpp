#include "commands.hpp"

#include "../msrpp/complaint.hpp"

namespace msrpp::profile {

int memory(const std::vector<std::string> &) {
    complain(rule_broken, "profile memory: this command is not written yet");
}

} // namespace msrpp::profile
