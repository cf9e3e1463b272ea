#include "../commands.hpp"

#include "../../msrpp/complaint.hpp"

namespace msrpp::profile {

int export_profile(const std::vector<std::string> &) {
    complain(rule_broken, "profile export: this command is not written yet");
}

} // namespace msrpp::profile
