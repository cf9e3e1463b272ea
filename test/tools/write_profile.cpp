// Writes a profile as the lines of standard input say, to standard output:
//
//   describe NAME VALUE
//   map PID TIME BEGIN SIZE OFFSET BUILD-ID|- PATH
//   thread PID TID PARENT TIME NAME
//   space PID PARENT TIME
//   jit PID TIME FILE        the text of a JIT compiler's map is that of the file
//   cgroup NUMBER PATH
//   lost CPU SAMPLES
//   allocation PID TID TIME ADDRESS SIZE [RETURN-ADDRESS...]
//   sample [NAME=VALUE...]   ip, pid, tid, time, cpu, period, cgroup, kind (a number), flags, the
//                            words of a record by their names, chain=A,B,C, times=N
//   end STATUS
//
// Numbers are as C has them. Without `end` the profile is one that was interrupted.
#include <msr/profile/record.hpp>
#include <msr/profile/writer.hpp>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace {

namespace profile = msr::profile;

struct to_output {
    void operator()(std::span<const unsigned char> bytes) {
        if (std::fwrite(bytes.data(), 1, bytes.size(), stdout) != bytes.size()) std::exit(1);
    }
};

const std::pair<const char *, unsigned> words[] = {
    {"control", MSRPP_SAMPLE_CONTROL}, {"data", MSRPP_SAMPLE_DATA},
    {"data2", MSRPP_SAMPLE_DATA2},     {"data3", MSRPP_SAMPLE_DATA3},
    {"address", MSRPP_SAMPLE_ADDRESS}, {"physical", MSRPP_SAMPLE_PHYSICAL},
    {"target", MSRPP_SAMPLE_TARGET},   {"latency", MSRPP_SAMPLE_LATENCY},
    {"source", MSRPP_SAMPLE_SOURCE},   {"perf_source", MSRPP_SAMPLE_PERF_SOURCE}};

class reader {
public:
    explicit reader(const std::string &line) : line_{line} {}
    std::string word() {
        std::string next;
        if (!(line_ >> next)) {
            std::fprintf(stderr, "write_profile: a word is missing: %s\n", line_.str().c_str());
            std::exit(2);
        }
        return next;
    }
    bool next(std::string &into) { return static_cast<bool>(line_ >> into); }
    std::uint64_t number() { return std::strtoull(word().c_str(), nullptr, 0); }
    std::uint32_t number_32() { return static_cast<std::uint32_t>(number()); }

private:
    std::istringstream line_;
};

template <typename Number>
void set(const std::map<std::string, std::string> &given, const char *name, Number &into) {
    if (const auto at = given.find(name); at != given.end())
        into = static_cast<Number>(std::strtoull(at->second.c_str(), nullptr, 0));
}

std::string text_of(const std::string &path) {
    std::ifstream file{path};
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

void put_sample(reader &from, profile::writer<to_output> &to, std::uint32_t sequence) {
    std::map<std::string, std::string> given;
    for (std::string each; from.next(each);)
        given[each.substr(0, each.find('='))] = each.substr(each.find('=') + 1);
    msrpp_sample head{};
    head.kind = MSRPP_SAMPLE_OP;
    head.flags = MSRPP_SAMPLE_EXACT;
    head.period = 1000;
    head.pid = head.tid = 7;
    head.sequence = sequence;
    set(given, "kind", head.kind);
    set(given, "flags", head.flags);
    set(given, "ip", head.ip);
    set(given, "pid", head.pid);
    set(given, "tid", head.tid);
    set(given, "time", head.time);
    set(given, "cpu", head.cpu);
    set(given, "period", head.period);
    set(given, "cgroup", head.cgroup);
    profile::record_builder made{head};
    for (const auto &[name, bit] : words)
        if (std::uint64_t value = 0; given.count(name) != 0) {
            set(given, name, value);
            made.put(bit, value);
        }
    std::istringstream chain{given["chain"]};
    for (std::string each; std::getline(chain, each, ',');)
        made.put_chain(std::strtoull(each.c_str(), nullptr, 0));
    std::uint64_t times = 1;
    set(given, "times", times);
    const auto one = made.bytes();
    std::vector<unsigned char> all;
    for (std::uint64_t i = 0; i < times; ++i) {
        all.insert(all.end(), one.begin(), one.end());
        if (all.size() < 1u << 20 && i + 1 < times) continue;
        to.put_samples(all);
        all.clear();
    }
}

} // namespace

int main() {
    profile::writer to{to_output{}};
    std::uint32_t sequence = 0;
    for (std::string line; std::getline(std::cin, line);) {
        reader from{line};
        std::string what;
        if (!from.next(what) || what[0] == '#') continue;
        if (what == "describe") {
            // Neither the name nor the value has a blank in it.
            const std::string name = from.word();
            const std::string value = from.word();
            const std::pair<std::string_view, std::string_view> both[] = {{name, value}};
            to.put(both);
        } else if (what == "map") {
            profile::mapping one{.pid = from.number_32()};
            one.time = from.number();
            one.begin = from.number();
            one.size = from.number();
            one.offset = from.number();
            const std::string id = from.word();
            const std::string path = from.word();
            if (id != "-") one.build_id = id;
            if (path != "-") one.path = path;
            to.put(one);
        } else if (what == "thread") {
            profile::thread one{.pid = from.number_32()};
            one.tid = from.number_32();
            one.parent = from.number_32();
            one.time = from.number();
            const std::string name = from.word();
            one.name = name;
            to.put(one);
        } else if (what == "space") {
            profile::address_space one{.pid = from.number_32()};
            one.parent = from.number_32();
            one.time = from.number();
            to.put(one);
        } else if (what == "jit") {
            profile::jit_map one{.pid = from.number_32()};
            one.time = from.number();
            const std::string text = text_of(from.word());
            one.text = text;
            to.put(one);
        } else if (what == "cgroup") {
            profile::cgroup one{.number = from.number()};
            const std::string path = from.word();
            one.path = path;
            to.put(one);
        } else if (what == "lost") {
            profile::lost one{.cpu = from.number_32(), .reason = profile::loss::full};
            one.samples = from.number();
            to.put(one);
        } else if (what == "allocation") {
            profile::allocation one{.pid = from.number_32()};
            one.tid = from.number_32();
            one.time = from.number();
            one.address = from.number();
            one.size = from.number();
            std::vector<std::uint64_t> chain;
            for (std::string each; from.next(each);)
                chain.push_back(std::strtoull(each.c_str(), nullptr, 0));
            one.chain = chain;
            to.put(one);
        } else if (what == "sample") {
            put_sample(from, to, sequence++);
        } else if (what == "end") {
            to.finish(static_cast<std::int32_t>(from.number()));
        } else {
            std::fprintf(stderr, "write_profile: no such line: %s\n", line.c_str());
            return 2;
        }
    }
    return 0;
}
