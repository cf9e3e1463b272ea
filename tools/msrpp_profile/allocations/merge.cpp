#include "merge.hpp"

#include "log_format.hpp"

#include "../../msrpp/beside.hpp"
#include "../../support/complaint.hpp"
#include "../../support/end_with.hpp"
#include "../reading/loaded.hpp"

#include <msr/profile/reader.hpp>
#include <msr/profile/writer.hpp>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <span>
#include <vector>

namespace msrpp::profile {

namespace {

namespace fs = std::filesystem;
using namespace allocations;

const std::string allocations_say = "profile record: --allocations: ";

/// Returns the path of the preloaded library: in the folder of this executable, as built, or in the
/// folder of libraries, as installed.
std::string library_file() {
    const fs::path own_folder = fs::path{program_beside("")}.parent_path();
    constexpr const char *name = "msrpp-allocations.so";
    for (const fs::path &folder :
         {own_folder / "msrpp_profile/allocations", own_folder / "../lib/msrpp", own_folder})
        if (fs::exists(folder / name)) return fs::canonical(folder / name);
    complain(rule_broken, allocations_say + name + " is missing beside " + own_folder.string() +
                              " and in " +
                              (own_folder / "../lib/msrpp").lexically_normal().string());
}

/// A mapped log of allocations. The recorded program wrote the log, and may have truncated it
/// since.
class mapped_log {
public:
    explicit mapped_log(const fs::path &path) {
        const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
        struct stat subject {};
        if (file < 0) return;
        if (fstat(file, &subject) == 0 && S_ISREG(subject.st_mode) && subject.st_uid == geteuid() &&
            static_cast<std::uint64_t>(subject.st_size) == log_bytes) {
            void *const position = mmap(nullptr, log_bytes, PROT_READ, MAP_PRIVATE, file, 0);
            if (position != MAP_FAILED)
                bytes_ = {static_cast<const unsigned char *>(position), log_bytes};
        }
        close(file);
    }
    ~mapped_log() {
        if (!bytes_.empty()) munmap(const_cast<unsigned char *>(bytes_.data()), bytes_.size());
    }
    mapped_log(const mapped_log &) = delete;
    mapped_log &operator=(const mapped_log &) = delete;

    std::span<const unsigned char> bytes() const { return bytes_; }

private:
    std::span<const unsigned char> bytes_{};
};

struct merged {
    std::uint64_t allocations = 0;
    std::uint64_t lost = 0;
};

/// Calls `each(allocation)` for the entries of an allocation log, up to the first invalid entry.
template <typename Each>
void read_log(std::span<const unsigned char> bytes, merged &destination, Each &&item) {
    log_head head{};
    if (bytes.size() < sizeof head) return;
    std::memcpy(&head, bytes.data(), sizeof head);
    if (std::memcmp(head.magic, log_magic, sizeof head.magic) != 0) return;
    destination.lost += head.lost;
    std::uint64_t chain[most_callers + 2];
    for (std::size_t position = sizeof head; bytes.size() - position >= sizeof(log_entry);) {
        log_entry entry{};
        std::memcpy(&entry, bytes.data() + position, sizeof entry);
        if (entry.words < entry_words || entry.words > entry_words + std::size(chain)) return;
        const std::size_t size = std::size_t{entry.words} * 8;
        if (bytes.size() - position < size) return;
        const std::size_t callers = entry.words - entry_words;
        std::memcpy(chain, bytes.data() + position + sizeof entry, callers * 8);
        item(msr::profile::allocation{.pid = head.pid,
                                      .tid = entry.tid,
                                      .time = entry.time,
                                      .address = entry.address,
                                      .size = entry.size,
                                      .chain = {chain, callers}});
        destination.allocations += entry.size != 0;
        position += size;
    }
}

/// The record at a profile's end, and the record's position in the file.
struct end_of_profile {
    msr::profile::end subject{};
    std::uint64_t position = 0;
};

struct onto_file {
    std::FILE *output;
    /// The next bytes are the magic number, which the profile has already.
    bool skips_magic = true;
    void operator()(std::span<const unsigned char> bytes) {
        if (skips_magic) {
            skips_magic = false;
            return;
        }
        if (std::fwrite(bytes.data(), 1, bytes.size(), output) != bytes.size())
            complain(rule_broken, allocations_say + "cannot write: " + std::strerror(errno));
    }
};

volatile pid_t recorder_of_this = 0;

} // namespace

allocation_logs::allocation_logs(const std::string &profile) {
    const std::string library = library_file();
    std::string name = fs::absolute(profile).string() + ".allocations.XXXXXX";
    if (mkdtemp(name.data()) == nullptr)
        complain(rule_broken, allocations_say + in_quotes(name) + ": " + std::strerror(errno));
    folder_ = name;
    const char *const rest = std::getenv("LD_PRELOAD");
    const std::string text = rest == nullptr || *rest == '\0' ? library : library + ":" + rest;
    setenv("LD_PRELOAD", text.c_str(), 1);
    setenv(folder_variable, folder_.c_str(), 1);
}

allocation_logs::~allocation_logs() {
    std::error_code ignored;
    if (!folder_.empty()) fs::remove_all(folder_, ignored);
}

int with_allocations(const std::string &profile, const std::function<int()> &record) {
    allocation_logs logs{profile};
    std::error_code ignored;
    const auto previous = fs::last_write_time(profile, ignored);
    const pid_t self = getpid();
    const pid_t recorder = fork();
    if (recorder < 0)
        complain(rule_broken, allocations_say + "cannot fork: " + std::strerror(errno));
    if (recorder == 0) {
        // The recorder ends, and with it the recorded program, when this process ends.
        end_with(self, SIGKILL, rule_broken);
        logs.leave();
        return record();
    }
    // SIGINT, SIGQUIT and SIGHUP are ignored: a terminal sends them to the recorder and the
    // program, too, and the records up to the signal are kept.
    for (const int entry : {SIGINT, SIGQUIT, SIGHUP})
        std::signal(entry, SIG_IGN);
    recorder_of_this = recorder;
    std::signal(SIGTERM, [](int signal) { kill(recorder_of_this, signal); });
    int report = 0;
    while (waitpid(recorder, &report, 0) < 0 && errno == EINTR) {
    }
    const auto later = fs::last_write_time(profile, ignored);
    // A profile that did not change was not written, and the recorder has printed the reason.
    if (!ignored && later != previous) logs.put_into(profile);
    return WIFSIGNALED(report) ? 128 + WTERMSIG(report) : WEXITSTATUS(report);
}

void allocation_logs::put_into(const std::string &profile) {
    end_of_profile end_of_profile;
    {
        const file_bytes file{profile, allocations_say};
        struct {
            msr::profile::end subject{};
            void take(const msr::profile::end &end) { subject = end; }
        } receiver;
        const msr::profile::reading reading = msr::profile::read_profile(file.bytes(), receiver);
        constexpr std::uint64_t end_bytes = 8 + 24;
        if (reading.outcome != msr::profile::reading_end::finished || reading.bytes < end_bytes)
            complain(rule_broken, allocations_say + in_quotes(profile) + ": " +
                                      sentence_of(reading.outcome) +
                                      "; the allocations are left out");
        end_of_profile = {receiver.subject, reading.bytes - end_bytes};
    }
    std::FILE *const file = std::fopen(profile.c_str(), "r+be");
    if (file == nullptr ||
        std::fseek(file, static_cast<long>(end_of_profile.position), SEEK_SET) != 0)
        complain(rule_broken, allocations_say + in_quotes(profile) + ": " + std::strerror(errno));
    merged merged;
    {
        msr::profile::writer output{onto_file{file}};
        for (const fs::directory_entry &entry : fs::directory_iterator{folder_}) {
            const mapped_log log{entry.path()};
            read_log(log.bytes(), merged,
                     [&](const msr::profile::allocation &allocation) { output.put(allocation); });
        }
        output.put(end_of_profile.subject);
    }
    if (std::fclose(file) != 0)
        complain(rule_broken, allocations_say + in_quotes(profile) + ": " + std::strerror(errno));
    std::fprintf(stderr, "msrpp profile: %s: %llu allocations, %llu lost%s\n", profile.c_str(),
                 static_cast<unsigned long long>(merged.allocations),
                 static_cast<unsigned long long>(merged.lost),
                 merged.allocations == 0
                     ? ": the program is linked statically, or has an allocator "
                       "of its own"
                     : "");
}

} // namespace msrpp::profile
