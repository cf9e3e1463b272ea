#include "profile.hpp"

#include "../support/complaint.hpp"
#include "beside.hpp"

#include <utility>

namespace msrpp {

void become_profile(const command_line &line, const std::vector<std::string> &words) {
    if (!line.cpu.empty())
        complain(wrong_usage, "profile: --cpu: the processor is that of --backend machine:CPU, or "
                              "the one that this runs on");
    std::vector<std::string> all{"msrpp profile"};
    all.insert(all.end(), words.begin(), words.end());
    become_beside("msrpp-profile", std::move(all), profile_name, "libdw-dev is");
}

} // namespace msrpp
