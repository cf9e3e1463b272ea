// How fast `msrpp profile` is: it makes a report from a file of a million samples, names the
// functions, also inlined ones, at addresses of a large program, and writes samples for other
// programs. The figures are CPU times of processes, from start to end; the median of five runs.
// usage: profiles [PROGRAM LARGE_PROGRAM]; without them, those that were built beside this bench.
#include "figure.hpp"

#include <msr/profile/record.hpp>
#include <msr/profile/writer.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <vector>

#include <elf.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

namespace fs = std::filesystem;
namespace profile = msr::profile;

constexpr std::uint64_t samples = 1'000'000;

/// Where a program's instructions lie in its file and, where it is not relocated, in memory.
struct code {
    std::uint64_t offset{};
    std::uint64_t address{};
    std::uint64_t size{};
};

code code_of(const fs::path &program) {
    std::ifstream file{program, std::ios::binary};
    Elf64_Ehdr head{};
    file.read(reinterpret_cast<char *>(&head), sizeof head);
    for (unsigned i = 0; file && i < head.e_phnum; ++i) {
        Elf64_Phdr entry{};
        file.seekg(static_cast<std::streamoff>(head.e_phoff + i * sizeof entry));
        file.read(reinterpret_cast<char *>(&entry), sizeof entry);
        if (entry.p_type == PT_LOAD && (entry.p_flags & PF_X) != 0)
            return {entry.p_offset, entry.p_vaddr, entry.p_filesz};
    }
    std::fprintf(stderr, "profile: %s is no program\n", program.c_str());
    std::exit(2);
}

struct onto_file {
    std::FILE *to;
    void operator()(std::span<const unsigned char> bytes) {
        if (std::fwrite(bytes.data(), 1, bytes.size(), to) != bytes.size()) std::exit(2);
    }
};

/// Writes a profile with samples of AMD's op sampling (IBS), a third of them loads, at `places`
/// addresses of a program.
void write_profile(const fs::path &path, const fs::path &program, std::uint64_t places,
                   std::uint64_t count) {
    const code code = code_of(program);
    std::FILE *const file = std::fopen(path.c_str(), "wbe");
    if (file == nullptr) std::exit(2);
    profile::writer output{onto_file{file}};
    const std::pair<std::string_view, std::string_view> description[] = {
        {profile::about::cpu, "zen4"}, {profile::about::kind, "op"}};
    output.put(description);
    output.put(profile::thread{.pid = 7, .tid = 7, .name = "large"});
    const std::string name = fs::absolute(program);
    output.put(profile::mapping{
        .pid = 7, .begin = code.address, .size = code.size, .offset = code.offset, .path = name});
    std::mt19937_64 random{1};
    std::vector<std::uint64_t> position(places); // addresses of instructions, each of them once
    for (std::uint64_t i = 0; i < places; ++i)
        position[i] = code.address + i * code.size / places;
    std::shuffle(position.begin(), position.end(), random);
    std::vector<unsigned char> records;
    for (std::uint64_t i = 0; i < count; ++i) {
        msrpp_sample head{};
        head.kind = MSRPP_SAMPLE_OP;
        head.flags = MSRPP_SAMPLE_EXACT;
        head.sequence = static_cast<std::uint32_t>(i);
        head.time = head.tsc = 1000 * i;
        head.pid = 7;
        head.tid = static_cast<std::uint32_t>(7 + i % 4);
        head.period = 4096;
        head.ip = position[i % places];
        profile::record_builder builder{head};
        builder.put(MSRPP_SAMPLE_CONTROL, 0x20100).put(MSRPP_SAMPLE_DATA, 0x100010);
        if (i % 3 == 0)
            builder.put(MSRPP_SAMPLE_DATA2, 3)
                .put(MSRPP_SAMPLE_DATA3, 1 | 1 << 7 | 1 << 17 | std::uint64_t{230} << 32)
                .put(MSRPP_SAMPLE_ADDRESS, 0x900000 + random() % (1 << 20));
        else
            builder.put(MSRPP_SAMPLE_DATA3, 0);
        const auto bytes = builder.bytes();
        records.insert(records.end(), bytes.begin(), bytes.end());
        if (records.size() > 1 << 20) output.put_samples(records), records.clear();
    }
    output.put_samples(records);
    output.finish(0);
    if (std::fclose(file) != 0) std::exit(2);
}

double seconds_of(const timeval &time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
}

/// Runs a program and drops its output. Returns the seconds of CPU time that it took, or a negative
/// number where it fails.
double seconds_of(const std::vector<std::string> &words) {
    const pid_t child = fork();
    if (child == 0) {
        const int empty = open("/dev/null", O_RDWR);
        for (const int entry : {0, 1, 2})
            dup2(empty, entry);
        std::vector<char *> arguments;
        for (const std::string &text : words)
            arguments.push_back(const_cast<char *>(text.c_str()));
        arguments.push_back(nullptr);
        execv(arguments[0], arguments.data());
        _exit(127);
    }
    int status = 0;
    rusage used{};
    if (child < 0 || wait4(child, &status, 0, &used) < 0 || status != 0) return -1;
    return seconds_of(used.ru_utime) + seconds_of(used.ru_stime);
}

} // namespace

int main(int count, char **words) {
    const fs::path here = fs::read_symlink("/proc/self/exe").parent_path();
    const std::string program = count > 2 ? words[1] : here.parent_path() / "tools/msrpp-profile";
    const std::string large = count > 2 ? words[2] : here / "profile/large_program";
    if (access(program.c_str(), X_OK) != 0) {
        std::printf("left out: %s was not built\n", program.c_str());
        return 0;
    }
    std::string folder = fs::temp_directory_path() / "msrpp-bench.XXXXXX";
    if (mkdtemp(folder.data()) == nullptr) return 2;
    const std::string minority = folder + "/few.profile", many = folder + "/many.profile",
                      once = folder + "/once.profile", out = folder + "/out";
    constexpr std::uint64_t some_places = 20'000, many_places = 250'000;
    write_profile(minority, large, some_places, samples);
    write_profile(many, large, many_places, samples);
    write_profile(once, large, many_places, many_places);
    const auto run = [&](std::vector<std::string> line) {
        line.insert(line.begin(), program);
        return bench::median_of_five([&] { return seconds_of(line); });
    };
    // The old output file is removed first: to replace a file makes the file system write the new
    // one at once.
    const auto exported = [&](const char *format) {
        const std::vector<std::string> line{program, "export", minority, "--format",
                                            format,  "-o",     out};
        return bench::median_of_five([&] { return fs::remove(out), seconds_of(line); });
    };
    bool met = bench::at_most("report of a million samples", run({"report", minority}), "s", 2);
    // Returns the microseconds for naming the function of an address, in a report for which all
    // debugging information is read.
    const auto names = [&](const std::string &file, double look_ups) {
        const double remainder = run({"report", file, "--by", "thread"});
        const double with = run({"report", file, "--by", "inlined"});
        return with < 0 || remainder < 0 ? -1 : (with - remainder) / look_ups * 1e6;
    };
    met &=
        bench::at_most("names of 250,000 addresses", names(once, many_places), "us an address", 2);
    // The profile has each address in four samples.
    met &= bench::at_most("names of a million samples", names(many, samples), "us a sample", 2);
    met &= bench::at_least("perf.data", samples / exported("perf") / 1e6,
                           "million samples a second", 5);
    // The csv has 2.5 GB of text, since the names are long. It goes to /dev/null: the time that a
    // file system takes to write it differs from run to run.
    met &= bench::at_most("csv of a million samples",
                          run({"export", minority, "--format", "csv", "-o", "-"}), "s", 2);
    std::printf("%-28s %9.2f s (no limit)\n", "the same into a file", exported("csv"));
    fs::remove_all(folder);
    return met ? 0 : 1;
}
