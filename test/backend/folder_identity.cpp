// Tests the check whether two folders of device files belong to one machine.
#include "../session/fake_plan.hpp"
#include "../temporary_folder.hpp"

#include <msr/backend/dev_msr.hpp>
#include <msr/backend/folder_identity.hpp>
#include <msr/backend/msr_safe.hpp>
#include <msr/backend/shim.hpp>
#include <msr/backend/shim/thread.hpp>
#include <msr/session.hpp>

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <string>

using msr::machine_of_folder;
using msr::this_machine;

namespace {

/// A folder like /dev/cpu, but with a single plain file that has the registers of the fake plan.
class plain_tree {
public:
    plain_tree() {
        std::filesystem::create_directory(root + "/0");
        std::ofstream{root + "/0/msr"} << std::string(0x1000, '\0');
        msr::dev_msr device{root};
        for (const std::uint32_t address : fake::saved)
            REQUIRE_FALSE(device.write(0, address, fake::found_in(address)));
    }

    temporary_folder folder;
    const std::string &root = folder.path();
};

bool as_found(msr::dev_msr &device) {
    for (const std::uint32_t address : fake::saved) {
        std::uint64_t value = 0;
        REQUIRE_FALSE(device.read(0, address, value));
        if (value != fake::found_in(address)) return false;
    }
    return true;
}

} // namespace

TEST_CASE("the usual folder is that of this machine, a folder elsewhere is of another machine") {
    const plain_tree left, other;
    CHECK(machine_of_folder("/dev/cpu") == this_machine);
    CHECK(machine_of_folder(left.root.c_str()) != this_machine);
    CHECK(machine_of_folder(left.root.c_str()) == machine_of_folder((left.root + "/").c_str()));
    CHECK(machine_of_folder(left.root.c_str()) == machine_of_folder((left.root + "/0/..").c_str()));
    CHECK(machine_of_folder(left.root.c_str()) != machine_of_folder(other.root.c_str()));
}

TEST_CASE("a folder that is not there is of no other object's machine") {
    const std::string text = "/nonexistent/cpu", other = "/nonexistent/cpu";
    CHECK(machine_of_folder(text.c_str()) != machine_of_folder(other.c_str()));
    CHECK(machine_of_folder(text.c_str()) != this_machine);
}

TEST_CASE("the msr device, msr-safe and the module are ways to one machine") {
    const msr::dev_msr device, elsewhere{"/"};
    const msr::msr_safe safe, safe_elsewhere{"/"};
    msr::shim module;
    CHECK(identity_of(device) == this_machine);
    CHECK(identity_of(safe) == this_machine);
    CHECK(identity_of(module) == this_machine);
    CHECK(identity_of(elsewhere) == identity_of(safe_elsewhere));
    CHECK(identity_of(elsewhere) != this_machine);
    // Each shim_thread has registers of its own.
    const msr::shim_thread thread{module}, other_thread{module};
    CHECK(identity_of(thread) != identity_of(other_thread));
    CHECK(identity_of(thread) != this_machine);
}

TEST_CASE("sessions on two objects of one folder do not take each other's registers") {
    const plain_tree tree, other_tree;
    msr::dev_msr msr{tree.root}, same{tree.root + "/"}, other{other_tree.root};
    msr::failure problem;
    {
        const msr::session first{msr, fake::plan, msr::watch_cpu(0)};
        const msr::session second{same, fake::plan, msr::watch_cpu(0), problem};
        CHECK(problem.kind == msr::error_code::taken);
        CHECK(std::string{problem.subject} == "another session of this program");
        const msr::session third{other, fake::plan, msr::watch_cpu(0), problem};
        CHECK_FALSE(problem);
    }
    CHECK(as_found(msr));
    CHECK(as_found(other));
    const msr::session fourth{same, fake::plan, msr::watch_cpu(0), problem};
    CHECK_FALSE(problem);
}
