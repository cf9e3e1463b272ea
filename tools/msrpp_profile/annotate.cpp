#include "commands.hpp"

#include "../msrpp/complaint.hpp"

namespace msrpp::profile {

int annotate(const std::vector<std::string> &) {
    complain(rule_broken, "profile annotate: this command is not written yet");
}

} // namespace msrpp::profile
