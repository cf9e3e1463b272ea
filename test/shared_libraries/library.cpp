// A shared library for tests, whose exported functions open, hold and close a session.
#include "machine.hpp"

extern "C" {

/// Opens a session; null: it is refused because another session holds the registers.
[[gnu::visibility("default")]] void *LIBRARY_open(std::uint64_t *registers,
                                                  int restore_on_signals) {
    auto *const value = new held_session{registers, restore_on_signals != 0};
    if (value->why().kind != msr::error_code::taken) return value;
    delete value;
    return nullptr;
}

[[gnu::visibility("default")]] void LIBRARY_close(void *session) {
    delete static_cast<held_session *>(session);
}
}
