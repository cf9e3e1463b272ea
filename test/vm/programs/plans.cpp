// A user without capabilities loads the library's plans in user mode for a thread, under an
// allowlist of the registers that the plans write. The first argument is the vendor of the module's
// registers.
#include "callers.hpp"

#include <msr/amd/counters.hpp>
#include <msr/backend/message.hpp>
#include <msr/backend/shim.hpp>
#include <msr/core/program.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/intel/perfmon.hpp>

#include <cstdint>
#include <cstring>
#include <map>
#include <vector>

namespace {

namespace p4 = msr::netburst;
namespace pm = msr::perfmon;
namespace amd = msr::amd;

int device = -1;

/// Returns an allowlist of every bit that a register program writes but does not keep, and of whole
/// counters.
std::vector<msrpp_allowlist_entry> list_for(const msr::program_view &program) {
    std::map<std::uint32_t, std::uint64_t> bits;
    for (const msr::claim &claim : program.claims)
        bits[claim.address] |= 0;
    for (const auto &phase : {program.set_up, program.start, program.stop})
        for (const msr::write &write : phase)
            bits[write.address] |= ~write.keep;
    for (const msr::readout &readout : program.readouts)
        bits[readout.address] = ~std::uint64_t{0};
    std::vector<msrpp_allowlist_entry> list;
    for (const auto &[address, mask] : bits)
        list.push_back({address, MSRPP_ALLOW_READ | (mask != 0 ? MSRPP_ALLOW_WRITE : 0), mask});
    return list;
}

void loads(const char *name, const msr::program_view &program) {
    expect("ALLOW", raw::allow(device, list_for(program)) == 0);
    callers::as(callers::user, [&] {
        msr::shim module;
        msr::program_handle handle;
        const msr::failure problem = module.load_for_thread(program, handle);
        expect(name, !problem, "%s", msr::message(problem).c_str());
    });
}

void netburst() {
    constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss.user();
    constexpr auto references = p4::masks<p4::bsq_cache_reference, 0x107>.user();
    loads("counters by one ESCR", msr::plan<misses, references>.view());
    loads("counters of every group",
          msr::plan<misses, p4::uops_retired::nbogus.user(), p4::uop_queue_writes::from_rom.user(),
                   p4::packed_sp_uop::all.user()>.view());
    loads("what is counted at retirement, with what tags it",
          msr::plan<p4::metric::x87_fp_retired.user()>.view());
}

void perfmon() {
    constexpr auto cycles = pm::core_cycles.user();
    constexpr auto instructions = pm::instructions_retired.user();
    constexpr auto misses = pm::llc_misses.user();
    loads("counters of version 1", msr::plan<pm::yonah, cycles, misses>.view());
    loads("general and fixed counters",
          msr::plan<pm::haswell, cycles, instructions, misses>.view());
    loads("all by the addresses of version 6",
          msr::plan<pm::lunar_lake, cycles, instructions, misses>.view());
    loads("shares of slots",
          msr::plan<pm::ice_lake, pm::topdown_retiring.user(), pm::topdown_slots.user()>.view());
    loads("with a register beside the select",
          msr::plan<pm::haswell, pm::offcore_response.offcore<0x10001>().user()>.view());
}

void amd_counters() {
    constexpr auto retired = amd::retired_instructions.user();
    loads("the older addresses", msr::plan<amd::k8, retired>.view());
    loads("the newer ones", msr::plan<amd::zen2, retired>.view());
    loads("PerfMonV2", msr::plan<amd::zen4, retired>.view());
}

} // namespace

int main(int count, char **arguments) {
    const char *const owner = count > 1 ? arguments[1] : "";
    if (!raw::threads_can_be_counted()) return 0;
    device = raw::open_device();
    if (!expect("open /dev/msrpp", device >= 0)) return 1;
    ::chmod("/dev/msrpp", 0666);
    callers::set_paranoid(2);
    if (std::strcmp(owner, "netburst") == 0) netburst();
    if (std::strcmp(owner, "perfmon") == 0) perfmon();
    if (std::strcmp(owner, "amd") == 0) amd_counters();
    raw::allow(device, {});
    ::chmod("/dev/msrpp", 0600);
    return failures == 0 ? 0 : 1;
}
