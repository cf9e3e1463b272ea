// EXPECT: the 64-bit debug store exists in IA-32e mode only: on models 3, 4 and 6
// RULE: debug_store_layout_exists_on_model
// EXPECT: layout_64
// EXPECT: model_without_ia32e_mode<2
// EXPECT-LEGAL: would_be_legal<layout_32, model<3>, model<4>, model<6>>
// LINE-WITHIN(clang): 1150, as clang first prints the names and what would be legal
#include <msr/intel/netburst/debug_store/branch_trace_store.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto trace = p4::branch_trace_store<p4::layout_64, p4::branch_trace{},
                                              p4::trace_target{.models = p4::of_models(3, 4, 6)}>;
#else
constexpr auto trace = p4::branch_trace_store<p4::layout_64, p4::branch_trace{},
                                              p4::trace_target{.models = p4::of_models(2, 3)}>;
#endif
static_assert(!trace.at(0, {}).why.legal());
