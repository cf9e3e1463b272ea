#include "commands.hpp"

#include "../msrpp/complaint.hpp"

namespace msrpp::profile {

int latency(const std::vector<std::string> &) {
    complain(rule_broken, "profile latency: this command is not written yet");
}

} // namespace msrpp::profile
