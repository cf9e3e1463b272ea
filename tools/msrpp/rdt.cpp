#include "rdt.hpp"

#include "../support/complaint.hpp"
#include "beside.hpp"

#include <utility>

namespace msrpp {

void become_rdt(const command_line &line, const std::vector<std::string> &words) {
    if (!line.cpu.empty())
        complain(wrong_usage, "rdt: --cpu: the processor is that of --backend machine:CPU, or the "
                              "one that this runs on");
    std::vector<std::string> all{"msrpp rdt"};
    all.insert(all.end(), words.begin(), words.end());
    become_beside("msrpp-rdt", std::move(all), rdt_name, "msrpp's tools are");
}

} // namespace msrpp
