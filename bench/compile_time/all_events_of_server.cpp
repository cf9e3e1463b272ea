// Compile-time bench: all events of the cores and of the boxes of a server, and a plan of six
// choices over three boxes.
#include <msr/intel/events/sapphire_rapids.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/intel/uncore.hpp>
#include <msr/intel/uncore/events/sapphire_rapids.hpp>

namespace spr = msr::events::sapphire_rapids;
namespace uncore = msr::uncore;

constexpr const auto &traffic =
    msr::plan<uncore::sapphire_rapids, spr::cha::tor_inserts::ia_miss_drd,
              spr::cha::tor_occupancy::ia_miss_drd, spr::iio::clockticks, spr::imc::cas_count::rd,
              spr::imc::cas_count::wr, spr::cha::clockticks>;

const msr::program_view program = traffic.view();

int main() { return static_cast<int>(program.readouts.size()); }
