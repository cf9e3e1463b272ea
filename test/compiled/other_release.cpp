// A file of another release, whose session wants the part of that release.
#include "../session/fake_plan.hpp"

#include <msr/backend/recorder.hpp>
#include <msr/session.hpp>

int main() {
    msr::recorder device;
    msr::failure problem;
    const msr::session session{device, fake::plan, msr::watch_cpu(0), problem};
}
