// A file that `check` compiles with the headers of another release; the session needs the compiled
// part of that release.
#include "../session/fake_plan.hpp"

#include <msr/backend/recorder.hpp>
#include <msr/session.hpp>

int main() {
    msr::recorder device;
    msr::failure problem;
    const msr::session session{device, fake::plan, msr::watch_cpu(0), problem};
}
