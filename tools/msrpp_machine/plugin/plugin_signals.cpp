#include "plugin_signals.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

namespace msrpp::machine {

namespace {

/// A thread's fcntl(2) that may concern the signals of an event.
struct noted_fcntl {
    int descriptor = -1; ///< -1: no call is noted
    int command{};
    std::uint64_t argument{};
};
thread_local noted_fcntl noted;

/// Returns whether the system's own si_code values have the signal (fs/fcntl.c of Linux): then the
/// signal has SI_SIGIO.
bool has_own_codes(int signal) {
    return signal == SIGILL || signal == SIGFPE || signal == SIGSEGV || signal == SIGBUS ||
           signal == SIGTRAP || signal == SIGCHLD || signal == SIGSYS;
}

/// Sends a signal to the receiver, the calling thread or its process by the number of the thread.
/// Returns whether the system has taken the signal. Only to its own number may a thread send a
/// signal with a code of the kernel.
bool send(const signal_receiver &receiver, siginfo_t &contents) {
    const long result =
        receiver.owner_kind == F_OWNER_TID
            ? syscall(SYS_rt_tgsigqueueinfo, getpid(), receiver.owner, contents.si_signo, &contents)
            : syscall(SYS_rt_sigqueueinfo, receiver.owner, contents.si_signo, &contents);
    return result == 0;
}

/// Sends the signal of an order. Source: Linux, fs/fcntl.c, send_sigio_to_task().
void send(const signal_order &order) {
    siginfo_t contents{};
    if (order.receiver.signal != 0) {
        contents.si_signo = order.receiver.signal;
        contents.si_code = has_own_codes(order.receiver.signal) ? SI_SIGIO : order.code;
        contents.si_band = order.code == POLL_HUP ? POLLHUP | POLLERR : POLLIN | POLLRDNORM;
        contents.si_fd = order.receiver.descriptor;
        if (send(order.receiver, contents)) return;
        // Where no further signal can be queued, Linux falls back on SIGIO.
    }
    contents = {};
    contents.si_signo = SIGIO;
    contents.si_code = SI_KERNEL;
    send(order.receiver, contents);
}

} // namespace

void send_signals(signal_orders &orders) {
    const std::uint32_t count = orders.count.load();
    for (std::size_t i = 0; i < std::min<std::size_t>(count, signal_orders::capacity); ++i)
        send(orders.orders[i]);
    if (count != 0) orders.count.store(0);
}

void note_fcntl(const std::uint64_t (&arguments)[6]) {
    noted = {};
    switch (arguments[1]) {
    case F_SETFL:
    case F_GETFL:
    case F_SETOWN:
    case F_SETOWN_EX:
    case F_SETSIG:
        noted = {static_cast<int>(arguments[0]), static_cast<int>(arguments[1]), arguments[2]};
        return;
    default:
        return;
    }
}

bool complete_fcntl(const access_of_events &access, writer &writer, std::int64_t result,
                    std::int64_t &corrected) {
    const noted_fcntl call = std::exchange(noted, {});
    if (call.descriptor < 0 || result < 0 || !writer.has_lane()) return false;
    f_owner_ex owner{};
    if (fcntl(call.descriptor, F_GETOWN_EX, &owner) != 0) return false;
    // Linux keeps the number of a thread that is no process, and sends signals to the thread, but
    // does not show the number.
    if (call.command == F_SETOWN && owner.pid == 0)
        owner = {F_OWNER_PID, static_cast<int>(call.argument)};
    event_call &request = writer.event_call_of();
    request.code = static_cast<std::uint64_t>(call.command);
    request.argument = call.argument;
    request.receiver = {owner.pid, owner.type, fcntl(call.descriptor, F_GETSIG), call.descriptor};
    if (!access.ask(writer, event_call_kind::signal, call.descriptor)) return false;
    if (call.command == F_GETFL) {
        corrected = result | (request.result != 0 ? O_ASYNC : 0);
        return request.result != 0;
    }
    corrected = request.result;
    return request.result < 0;
}

} // namespace msrpp::machine
