#include "commands.hpp"

#include "../msrpp/complaint.hpp"

namespace msrpp::profile {

int threads(const std::vector<std::string> &) {
    complain(rule_broken, "profile threads: this command is not written yet");
}

} // namespace msrpp::profile
