#include "../commands.hpp"

#include "../../msrpp/complaint.hpp"

namespace msrpp::profile {

int record(const std::vector<std::string> &) {
    complain(rule_broken, "profile record: this command is not written yet");
}

} // namespace msrpp::profile
