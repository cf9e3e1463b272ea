// EXPECT: a branch trace of user code or kernel code alone needs CPUID.1:ECX.DS-CPL: without it the bits for that are reserved
// RULE: trace_privilege_needs_ds_cpl
// EXPECT: user_code_only
// EXPECT-LEGAL: would_be_legal<user_and_kernel_code>
// LINE-WITHIN(clang): 1040, as clang first prints the names and what would be legal
#include <msr/intel/netburst/debug_store/branch_trace_store.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto trace = p4::branch_trace_store<p4::layout_32, p4::branch_trace{.kernel = false},
                                              p4::trace_target{.ds_cpl = true}>;
#else
constexpr auto trace =
    p4::branch_trace_store<p4::layout_32, p4::branch_trace{.kernel = false}, p4::trace_target{}>;
#endif
static_assert(!trace.at(0, {}).why.legal());
