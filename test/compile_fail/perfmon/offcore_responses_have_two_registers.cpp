// EXPECT: these choices need more different values than there are registers for them
// RULE: auxiliary_has_one_value
// EXPECT: ocr::demand_rfo_any_response
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
// LINE-WITHIN(g++): 1200, as g++ prints the target and the numbers of the events
#include <msr/intel/events/sapphire_rapids_offcore.hpp>
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;
namespace ocr = msr::events::sapphire_rapids::ocr;
constexpr auto reads = ocr::demand_data_rd_any_response.user();
constexpr auto misses = ocr::demand_data_rd_l3_miss;

#ifdef CONTROL // the three choices need two values, for two registers
constexpr auto third = ocr::demand_data_rd_any_response.kernel();
#else
constexpr auto third = ocr::demand_rfo_any_response;
#endif
static_assert(msr::plan<pm::sapphire_rapids, reads, misses, third>.choices == 3);
