// A user's call waits for a page fault that is answered late or never: the wait delays no other
// user's calls, and ends when the caller is killed.
#include "callers.hpp"

#include <cstdint>
#include <cstring>
#include <thread>
#include <vector>

#include <linux/userfaultfd.h>

namespace {

/// A user with CAP_PERFMON, and with CAP_SYS_PTRACE (19), without which userfaultfd handles no
/// faults of the kernel; FUSE would take no capability.
constexpr callers::identity staller{1001, callers::perfmon | callers::capability(19)};

/// Returns two pages, the second of which stays missing until a copy through the descriptor
/// `faults`; nullptr if the kernel has no userfaultfd.
char *stalled_pages(int &faults) {
    faults = static_cast<int>(::syscall(SYS_userfaultfd, O_CLOEXEC));
    uffdio_api api{UFFD_API, 0, 0};
    if (faults < 0 || ::ioctl(faults, UFFDIO_API, &api) != 0) return nullptr;
    auto *const pages = static_cast<char *>(
        ::mmap(nullptr, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    *pages = 0;
    uffdio_register uffdio_register{
        {raw::pointer_to(pages + 4096), 4096}, UFFDIO_REGISTER_MODE_MISSING, 0};
    return ::ioctl(faults, UFFDIO_REGISTER, &uffdio_register) == 0 ? pages : nullptr;
}

/// A user's call that waits for memory.
struct stall {
    const char *name;
    void (*call)(int device, char *missing);
};

void allowed(int device, char *missing) {
    msrpp_allowlist list{MSRPP_MOST_ALLOWLIST_ENTRIES, 0, raw::pointer_to(missing)};
    raw::call(device, MSRPP_IOCTL_ALLOWED, &list);
}

void batch(int device, char *missing) {
    msrpp_batch msrpp_batch{};
    msrpp_batch.count = 200;
    msrpp_batch.operations = raw::pointer_to(missing);
    raw::call(device, MSRPP_IOCTL_BATCH, &msrpp_batch);
}

void load(int device, char *missing) {
    raw::program program({0}, 1);
    program.load(device);
    program.head.changed_registers = raw::pointer_to(missing);
    raw::call(device, MSRPP_IOCTL_LOAD, &program.head);
}

void counts(int device, char *missing) {
    raw::program program({1}, 1);
    program.load(device);
    raw::start(device, program.head.handle);
    msrpp_control msrpp_control{program.head.handle, 1, raw::pointer_to(missing), {}};
    raw::call(device, MSRPP_IOCTL_COUNTS, &msrpp_control);
}

void failure(int device,
             // the missing page, into which the module would write its failure report
             char *missing) {
    auto *const control =
        reinterpret_cast<msrpp_control *>(missing - offsetof(msrpp_control, failure));
    raw::program program({1}, 1);
    program.load(device);
    control->handle = program.head.handle;
    raw::call(device, MSRPP_IOCTL_STOP, control); // the register program has not been started
}

constexpr stall stalls[] = {
    {"ALLOWED", allowed}, {"BATCH", batch}, {"LOAD", load}, {"COUNTS", counts}, {"STOP", failure}};

/// Root uses the module while another caller's call waits for memory.
void use_the_module(int device) {
    raw::allow(device, callers::counting_list(3));
    raw::program program = callers::shifted(raw::program({0, 1}, 2), 4);
    raw::control counted{0, 4};
    const bool loaded = program.load(device) == 0 && raw::start(device, program.head.handle) == 0;
    counted.head.handle = program.head.handle;
    expect("root's program counts", loaded && counted.run(device, MSRPP_IOCTL_COUNTS) == 0);
    raw::unload(device, program.head.handle);
    expect("root's BATCH", raw::read(device, 1, raw::escr + 10) == 0);
    raw::allow(device, callers::counting_list(2));
    expect("CPU 1 goes and comes", callers::set_online(false) && callers::set_online(true));
}

void stalled(const stall &stall) {
    char name[100];
    const pid_t waiting = callers::spawn(staller, [&] {
        int faults = -1;
        char *const pages = stalled_pages(faults);
        if (pages == nullptr) {
            expect("a page that does not come", false);
            return;
        }
        stall.call(raw::open_device(), pages + 4096);
    });
    const bool waits = callers::waits_in(waiting, SYS_ioctl);
    if (!waits) std::printf("note %s does not wait for its page\n", stall.name);
    const pid_t root = callers::spawn(callers::same, [] { use_the_module(raw::open_device()); });
    callers::ended(root);
    std::snprintf(name, sizeof name, "%s that waits for a page holds up nobody", stall.name);
    expect(name, !waits || ::waitpid(waiting, nullptr, WNOHANG) == 0);
    std::snprintf(name, sizeof name, "%s that waits for a page can be killed", stall.name);
    expect(name, callers::killed(waiting));
}

/// The allowlist grows while an ioctl LOAD waits for the memory of its writes, which the new list
/// allows and the list at the call's begin did not. Every register written is restored.
void list_grows() {
    constexpr std::uint32_t read_write = MSRPP_ALLOW_READ | MSRPP_ALLOW_WRITE;
    constexpr std::uint64_t total = 0x01fff000, value = 0x1000;
    const int device = raw::open_device();
    const callers::gate go;
    raw::write(device, 0, raw::cccr, value);
    raw::allow(device, {{raw::cccr, read_write, raw::enable}});
    const pid_t user = callers::spawn(staller, [&] {
        int faults = -1;
        char *const pages = stalled_pages(faults);
        if (pages == nullptr) return;
        std::thread giver([&] {
            go.wait();
            alignas(msrpp_write) static char content[4096];
            const msrpp_write write{raw::cccr, 0, 0x3e000, 0};
            std::memcpy(content, &write, sizeof write);
            uffdio_copy copy{raw::pointer_to(pages + 4096), raw::pointer_to(content), 4096, 0, 0};
            ::ioctl(faults, UFFDIO_COPY, &copy);
        });
        const int own = raw::open_device();
        std::uint32_t cpu = 0;
        msrpp_changed_register touched{raw::cccr, 0, 0, 0};
        msrpp_load load{};
        load.cpu_count = load.set_up_count = load.changed_register_count = 1;
        load.cpus = raw::pointer_to(&cpu);
        load.writes = raw::pointer_to(pages + 4096);
        load.changed_registers = raw::pointer_to(&touched);
        raw::call(own, MSRPP_IOCTL_LOAD, &load);
        giver.join();
    });
    callers::waits_in(user, SYS_ioctl);
    raw::allow(device, {{raw::cccr, read_write, total}});
    go.open();
    expect("a LOAD goes on under another list", callers::ended(user));
    const std::uint64_t current = raw::read(device, 0, raw::cccr);
    expect("and what it wrote is put back", current == value, "0x%llx",
           static_cast<unsigned long long>(current));
    raw::write(device, 0, raw::cccr, 0);
    ::close(device);
}

} // namespace

int main() {
    const int device = raw::open_device();
    if (!expect("open /dev/msrpp", device >= 0)) return 1;
    ::chmod("/dev/msrpp", 0666);
    expect("ALLOW", raw::allow(device, callers::counting_list(2)) == 0);
    for (const stall &stall : stalls)
        stalled(stall);
    list_grows();
    raw::allow(device, {});
    ::chmod("/dev/msrpp", 0600);
    return failures == 0 ? 0 : 1;
}
