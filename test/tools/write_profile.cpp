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
//   branches [SOURCE DESTINATION FLAGS]...   of the sample in front of the line
//   end STATUS
//
// Numbers are in C's notation. Without `end` the profile is one that was interrupted.
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
    bool next(std::string &text) { return static_cast<bool>(line_ >> text); }
    std::uint64_t number() { return std::strtoull(word().c_str(), nullptr, 0); }
    std::uint32_t number_32() { return static_cast<std::uint32_t>(number()); }

private:
    std::istringstream line_;
};

template <typename Number>
void set(const std::map<std::string, std::string> &value, const char *name, Number &destination) {
    if (const auto position = value.find(name); position != value.end())
        destination = static_cast<Number>(std::strtoull(position->second.c_str(), nullptr, 0));
}

std::string text_of(const std::string &path) {
    std::ifstream file{path};
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

void put_sample(reader &source, profile::writer<to_output> &output, std::uint32_t sequence) {
    std::map<std::string, std::string> argument;
    for (std::string text; source.next(text);)
        argument[text.substr(0, text.find('='))] = text.substr(text.find('=') + 1);
    msrpp_sample head{};
    head.kind = MSRPP_SAMPLE_OP;
    head.flags = MSRPP_SAMPLE_EXACT;
    head.period = 1000;
    head.pid = head.tid = 7;
    head.sequence = sequence;
    set(argument, "kind", head.kind);
    set(argument, "flags", head.flags);
    set(argument, "ip", head.ip);
    set(argument, "pid", head.pid);
    set(argument, "tid", head.tid);
    set(argument, "time", head.time);
    set(argument, "cpu", head.cpu);
    set(argument, "period", head.period);
    set(argument, "cgroup", head.cgroup);
    profile::record_builder result{head};
    for (const auto &[name, bit] : words)
        if (std::uint64_t value = 0; argument.count(name) != 0) {
            set(argument, name, value);
            result.put(bit, value);
        }
    std::istringstream chain{argument["chain"]};
    for (std::string text; std::getline(chain, text, ',');)
        result.put_chain(std::strtoull(text.c_str(), nullptr, 0));
    std::uint64_t times = 1;
    set(argument, "times", times);
    const auto entry = result.bytes();
    std::vector<unsigned char> list;
    for (std::uint64_t i = 0; i < times; ++i) {
        list.insert(list.end(), entry.begin(), entry.end());
        if (list.size() < 1u << 20 && i + 1 < times) continue;
        output.put_samples(list);
        list.clear();
    }
}

} // namespace

int main() {
    profile::writer output{to_output{}};
    std::uint32_t sequence = 0;
    for (std::string line; std::getline(std::cin, line);) {
        reader source{line};
        std::string subject;
        if (!source.next(subject) || subject[0] == '#') continue;
        if (subject == "describe") {
            // Neither the name nor the value contains a blank.
            const std::string name = source.word();
            const std::string value = source.word();
            const std::pair<std::string_view, std::string_view> entry[] = {{name, value}};
            output.put(entry);
        } else if (subject == "map") {
            profile::mapping mapping{.pid = source.number_32()};
            mapping.time = source.number();
            mapping.begin = source.number();
            mapping.size = source.number();
            mapping.offset = source.number();
            const std::string id = source.word();
            const std::string path = source.word();
            if (id != "-") mapping.build_id = id;
            if (path != "-") mapping.path = path;
            output.put(mapping);
        } else if (subject == "thread") {
            profile::thread thread{.pid = source.number_32()};
            thread.tid = source.number_32();
            thread.parent = source.number_32();
            thread.time = source.number();
            const std::string name = source.word();
            thread.name = name;
            output.put(thread);
        } else if (subject == "space") {
            profile::address_space space{.pid = source.number_32()};
            space.parent = source.number_32();
            space.time = source.number();
            output.put(space);
        } else if (subject == "jit") {
            profile::jit_map map{.pid = source.number_32()};
            map.time = source.number();
            const std::string text = text_of(source.word());
            map.text = text;
            output.put(map);
        } else if (subject == "cgroup") {
            profile::cgroup cgroup{.number = source.number()};
            const std::string path = source.word();
            cgroup.path = path;
            output.put(cgroup);
        } else if (subject == "lost") {
            profile::lost lost{.cpu = source.number_32(), .reason = profile::loss::full};
            lost.samples = source.number();
            output.put(lost);
        } else if (subject == "allocation") {
            profile::allocation allocation{.pid = source.number_32()};
            allocation.tid = source.number_32();
            allocation.time = source.number();
            allocation.address = source.number();
            allocation.size = source.number();
            std::vector<std::uint64_t> chain;
            for (std::string word; source.next(word);)
                chain.push_back(std::strtoull(word.c_str(), nullptr, 0));
            allocation.chain = chain;
            output.put(allocation);
        } else if (subject == "sample") {
            put_sample(source, output, sequence++);
        } else if (subject == "branches") {
            std::vector<profile::branch> branches;
            for (std::string word; source.next(word);) {
                profile::branch &branch = branches.emplace_back();
                branch.source = std::strtoull(word.c_str(), nullptr, 0);
                branch.destination = source.number();
                branch.flags = source.number();
            }
            output.put(profile::branch_stack{branches});
        } else if (subject == "end") {
            output.finish(static_cast<std::int32_t>(source.number()));
        } else {
            std::fprintf(stderr, "write_profile: no such line: %s\n", line.c_str());
            return 2;
        }
    }
    return 0;
}
