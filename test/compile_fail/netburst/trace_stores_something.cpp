// EXPECT: a branch trace that leaves out user code and kernel code stores nothing
// RULE: trace_stores_something
// EXPECT: no_code
// EXPECT-LEGAL: would_be_legal<user_code_only, kernel_code_only, user_and_kernel_code>
// LINE-WITHIN(clang): 1050, as clang first prints the names and what would be legal
#include <msr/intel/netburst/debug_store/branch_trace_store.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto trace = p4::branch_trace_store<p4::layout_32, p4::branch_trace{.kernel = false},
                                              p4::trace_target{.ds_cpl = true}>;
#else
constexpr auto trace =
    p4::branch_trace_store<p4::layout_32, p4::branch_trace{.user = false, .kernel = false},
                           p4::trace_target{.ds_cpl = true}>;
#endif
static_assert(!trace.at(0, {}).why.legal());
