#include "commands.hpp"

#include "../msrpp/complaint.hpp"

namespace msrpp::profile {

int lines(const std::vector<std::string> &) {
    complain(rule_broken, "profile lines: this command is not written yet");
}

} // namespace msrpp::profile
