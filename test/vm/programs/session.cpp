// Tests sessions on the kernel module; a recorder checks the sessions' messages and the registers
// that sessions leave.
#include "callers.hpp"
#include "check.hpp"

#include "../../backend/session_life.hpp"

#include <msr/backend/recorder.hpp>
#include <msr/backend/shim.hpp>

#include <csignal>
#include <cstdint>
#include <string>
#include <vector>

#include <sys/wait.h>
#include <unistd.h>

namespace {

namespace life = session_life;

void same_as_recorder() {
    msr::recorder tape;
    msr::shim device;
    const std::vector<std::string> expected = life::life_on(tape), got = life::life_on(device);
    bool same = expected.size() == got.size();
    for (std::size_t i = 0; i < expected.size() && i < got.size(); ++i)
        if (expected[i] != got[i]) {
            same = false;
            std::printf("note on the recorder: %s\nnote on the module:   %s\n", expected[i].c_str(),
                        got[i].c_str());
        }
    expect("a session on the module says and leaves what it does on a recorder", same);
}

/// A signal ends a process while its session counts.
void ended_by(int number, const char *name) {
    msr::shim device;
    const std::string text = life::registers(device);
    const pid_t child = ::fork();
    if (child == 0) {
        msr::shim own;
        msr::session session{own, life::plan, msr::on_cpu(0), {.restore_on_signals = true}};
        session.start();
        ::raise(number);
        ::_exit(1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    expect(name,
           WIFSIGNALED(status) && WTERMSIG(status) == number && life::registers(device) == text);
}

/// A session of another process has the registers: the module refuses, for the library cannot know
/// of the process.
void held() {
    msr::shim first;
    msr::session session{first, life::plan, msr::watch_cpu(0)};
    callers::as(callers::same, [] {
        msr::shim second;
        msr::failure problem;
        msr::session other{second, life::plan, msr::watch_cpu(0), problem};
        expect("registers of another process' session are taken",
               problem.kind == msr::error_code::taken && problem.subject != nullptr, "%s",
               msr::message(problem).c_str());
        msr::session elsewhere{second, life::plan, msr::watch_cpu(1), problem};
        expect("but not on another CPU", !problem, "%s", msr::message(problem).c_str());
    });
}

} // namespace

int main() {
    same_as_recorder();
    ended_by(SIGTERM, "a session that a signal ends puts back");
    ended_by(SIGKILL, "and so does one that is killed: the module does");
    held();
    return failures == 0 ? 0 : 1;
}
