// Compares, under `msrpp run --per-thread`, the clock of each thread with the time for which the
// thread was counted. The threads take turns on one CPU and exchange their events. The kernel's
// software events stand for the choices, as in the test `msrpp run by perf`, whose program this
// runs.
#include "figure.hpp"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

namespace fs = std::filesystem;

int main() {
    const fs::path built = fs::read_symlink("/proc/self/exe").parent_path().parent_path();
    const std::string msrpp = built / "tools/msrpp",
                      software = built / "test/tools/libsoftware_perf.so",
                      program = built / "test/tools/touches_pages",
                      choice = "br_inst_retired.conditional:user";
    std::FILE *const rows = popen(
        ("LD_PRELOAD='" + software + "' '" + msrpp +
         "' run --cpu haswell --backend perf --per-thread --format csv -e inst_retired.any:user "
         "-e " +
         choice + " -- '" + program + "' 2>/dev/null")
            .c_str(),
        "r");
    if (rows == nullptr) return 1;
    bool whole = true;
    unsigned threads = 0;
    char line[512], name[64], directory[128];
    while (std::fgets(line, sizeof line, rows) != nullptr) {
        double count = 0, running = 0;
        if (std::sscanf(line, "%*d,%*d,%63[^,],%127[^,],%lf,%*f,%lf", name, directory, &count,
                        &running) != 4 ||
            directory != choice)
            continue;
        ++threads;
        const std::string text = std::string{name} + ", clock";
        whole &= bench::at_least(text.c_str(), count / running, "of its time", 0.9);
        whole &= bench::at_most(text.c_str(), count / running, "of its time", 1.1);
    }
    if (pclose(rows) != 0 || threads == 0) {
        std::printf("perf: skipped: it does not count here\n");
        return 0;
    }
    return whole ? 0 : 1;
}
