// Compile-time bench: one register of eight fields, of which three are written.
#include <msr/register.hpp>

struct control {
    msr::flag<0> enable{};
    msr::flag<1> edge{};
    msr::field<2, 3> select{};
    msr::field<5, 4> threshold{};
    msr::field<9, 16> mask{};
    msr::read_only<25, 1, bool> busy{};
    msr::write_0_to_clear<26> overflowed{};
    msr::reserved<27, 37> reserved27{};
};
MSR_REGISTER(control, enable, edge, select, threshold, mask, busy, overflowed, reserved27);

int main() {
    return static_cast<int>(msr::encode(control{.enable = true, .threshold = 3, .mask = 0x107}) &
                            0xff);
}
