#include "profile.hpp"

#include "../../support/complaint.hpp"
#include "../beside.hpp"
#include "../command.hpp"

#include <utility>

namespace msrpp {

void become_profile(const target_options &target, const std::vector<std::string> &words) {
    if (!target.cpu.empty())
        complain(wrong_usage, "profile: --cpu: the processor is that of --backend machine:CPU, or "
                              "the one that this runs on");
    std::vector<std::string> texts{"msrpp profile"};
    texts.insert(texts.end(), words.begin(), words.end());
    become_beside("msrpp-profile", std::move(texts), profile_name, "libdw-dev is");
}

namespace {

const known_command profile_command{
    {.name = profile_name,
     .rank = 120,
     .text = "record samples of a program, and tell where they were taken",
     .take_words = [](const target_options &target, const std::vector<std::string> &words) -> int {
         become_profile(target, words);
     }}};

} // namespace

} // namespace msrpp
