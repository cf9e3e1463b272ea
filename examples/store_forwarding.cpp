// Counts loads that a Pentium 4 cannot serve from an earlier store, at retirement, by replay
// tagging: MOB_load_replay tags the loads in an ESCR of its own, IA32_PEBS_ENABLE and
// MSR_PEBS_MATRIX_VERT choose what is tagged, and replay_event counts tagged loads. One choice has
// the plan write all these registers. The simulated Pentium 4 has no store buffer, so this example
// says which loads are replayed, by the rules of Intel's optimization manual: a load is forwarded
// where it starts at the store's address and is not longer. On a processor the device is an
// msr::dev_msr. Nothing is measured here, and it was not tried on a Pentium 4.
#include <msr/intel/netburst.hpp>
#include <msr/session.hpp>
#include <msr/sim/pentium4.hpp>

#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <optional>

namespace p4 = msr::netburst;

namespace {

constexpr auto replayed = p4::metric::mob_load_replay_retired.user();
constexpr auto loads = p4::metric::memory_loads.user();
constexpr const auto &plan = msr::plan<replayed, loads>;

struct bytes {
    std::uint64_t address;
    unsigned size;
};

/// The simulated Pentium 4 behind a store buffer of one store.
class processor {
public:
    explicit processor(msr::sim::pentium4 &pentium4) : machine{pentium4} {}

    void store(bytes bytes) { last = bytes; }
    void load(bytes bytes) {
        // A load that front_end_event tagged retires.
        machine.occur(msr::sim::occurrence_of(p4::front_end_event::nbogus));
        if (last && overlaps(bytes) && !is_forwarded(bytes))
            machine.occur(msr::sim::occurrence_of(p4::replay_event::nbogus));
    }

private:
    msr::sim::pentium4 &machine;
    std::optional<bytes> last;

    bool overlaps(bytes bytes) const {
        return bytes.address < last->address + last->size &&
               last->address < bytes.address + bytes.size;
    }
    bool is_forwarded(bytes bytes) const {
        return bytes.address == last->address && bytes.size <= last->size;
    }
};

/// Simulates 1,000 pairs of a store and a load, each pair at another address.
void count(const char *text, bytes stored, bytes loaded) {
    msr::sim::pentium4 machine;
    processor runs{machine};
    msr::session session{machine, plan, msr::watch_cpu(0)};
    const auto counts = session.measure([&] {
        for (std::uint64_t i = 0; i < 1000; ++i) {
            runs.store({stored.address + 64 * i, stored.size});
            runs.load({loaded.address + 64 * i, loaded.size});
        }
    });
    std::printf("%-34s %5" PRIu64 " loads %5" PRIu64 " replayed\n", text, counts[loads],
                counts[replayed]);
}

} // namespace

int main() {
    try {
        std::printf("IA32_PEBS_ENABLE 0x%08" PRIx64 ", MSR_PEBS_MATRIX_VERT 0x%" PRIx64 "\n",
                    std::uint64_t{plan.parts().pebs_enable},
                    std::uint64_t{plan.parts().matrix_vert});
        count("4 bytes, then the same 4", {0x1000, 4}, {0x1000, 4});
        count("8 bytes, then the lower 4", {0x1000, 8}, {0x1000, 4});
        count("8 bytes, then the upper 4", {0x1000, 8}, {0x1004, 4});
        count("4 bytes, then 8 that have them", {0x1000, 4}, {0x1000, 8});
        count("4 bytes, then 4 elsewhere", {0x1000, 4}, {0x1020, 4});
    } catch (const std::exception &failure) {
        std::fprintf(stderr, "store_forwarding: %s\n", failure.what());
        return 1;
    }
}
