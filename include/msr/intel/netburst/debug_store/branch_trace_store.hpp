// The branch trace store of one logical processor: the program that points it to a debug store and
// has it write a record of every branch.
// Sources: Intel SDM volume 3 (325384-059) 17.4.9, 17.11.1 (MSR_DEBUGCTLA) and Tables 35-2, 35-41:
// IA32_DS_AREA and MSR_DEBUGCTLA are not shared by the logical processors.
#pragma once

// A header that compile errors name is included first, so that errors do not list a chain of other
// headers.
#include <msr/core/rule.hpp>

#include <msr/core/field.hpp>
#include <msr/core/names.hpp>
#include <msr/core/program.hpp>
#include <msr/core/register.hpp>
#include <msr/intel/netburst/debug_store/debug_store.hpp>
#include <msr/intel/netburst/debug_store/geometry.hpp>
#include <msr/intel/netburst/debug_store/layout.hpp>
#include <msr/intel/netburst/sampling_registers.hpp>
#include <msr/intel/netburst/target.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace msr::netburst {

MSR_RULE(trace_stores_something,
         "a branch trace that leaves out user code and kernel code stores nothing");
MSR_RULE(trace_privilege_needs_ds_cpl,
         "a branch trace of user code or kernel code alone needs CPUID.1:ECX.DS-CPL: without it "
         "the bits for that are reserved");
MSR_RULE(debug_store_layout_exists_on_model,
         "the 64-bit debug store exists in IA-32e mode only: on models 3, 4 and 6");
MSR_RULE(trace_has_a_buffer, "a branch trace needs a BTS buffer in its debug store");

/// The branches that a branch trace stores, by the privilege level at which they are taken.
struct branch_trace {
    bool user = true;   ///< branches taken at CPL 1, 2 and 3 are stored
    bool kernel = true; ///< branches taken at CPL 0 are stored

    friend constexpr bool operator==(const branch_trace &, const branch_trace &) = default;
};

/// The target of a branch trace: the models and features that the trace may rely on.
struct trace_target {
    model_set models = every_model; ///< the models for each of which the trace must be legal
    /// CPUID.1:ECX.DS-CPL[4]: the processor can leave branches out by their CPL.
    bool ds_cpl = false;

    friend constexpr bool operator==(const trace_target &, const trace_target &) = default;
};

/// The models that can be in IA-32e mode, and so have a debug store with 64-bit words.
inline constexpr model_set models_with_64_bit_debug_store = of_models(3, 4, 6);

/// Returns the first rule that a branch trace breaks, wherever its debug store lies.
template <debug_store_layout Layout>
constexpr verdict check(const branch_trace &trace, const trace_target &target) {
    if (!trace.user && !trace.kernel) return {&trace_stores_something::text};
    if (!target.ds_cpl && !(trace.user && trace.kernel))
        return {&trace_privilege_needs_ds_cpl::text};
    if (word_size<Layout> == 8 && (target.models & ~models_with_64_bit_debug_store) != 0)
        return {&debug_store_layout_exists_on_model::text};
    return {};
}

/// Returns the first rule that a debug store or the linear address of its management area breaks.
template <debug_store_layout Layout>
constexpr verdict check_area_at(std::uint64_t address, const debug_store &store) {
    constexpr const char *name = "ia32_ds_area";
    const std::uint64_t end = address + debug_store_area<Layout>::room;
    const store_buffer area{.base = address, .absolute_maximum = end};
    if (const verdict ruling = detail::check_address<Layout>(address, name); !ruling.legal())
        return ruling;
    if (const verdict verdict = detail::check_address<Layout>(end, name); !verdict.legal())
        return verdict;
    if (detail::upper_bits(address) != detail::upper_bits(end))
        return {&address_is_canonical::text, {name}};
    if (address % word_size<Layout> != 0) return {&part_lies_on_word::text, {name}};
    if (detail::overlap(area, store.bts))
        return {&parts_do_not_overlap::text, {name, area_fields<Layout>::bts.base.name}};
    if (detail::overlap(area, store.pebs))
        return {&parts_do_not_overlap::text, {name, area_fields<Layout>::pebs.base.name}};
    return {};
}

/// The program that traces branches into a debug store, or the rule that forbids it. The program
/// must run on the logical processor whose branches are traced. A session can carry it out; the
/// program has no counters to read.
struct branch_trace_program {
    /// The number of choices that the program counts: none.
    static constexpr std::size_t size = 0;

    /// The rule that the trace breaks, if any; the program is empty where a rule is broken.
    verdict why{};
    /// The register writes of the program, and its claims (conditions to check before); there is
    /// space for one readout, since an array needs an element, but no readout is used.
    program<4, 1> written{};

    /// Returns a view of the program of the trace; valid as long as this object lives.
    constexpr program_view view() const { return written.view(); }
};

namespace detail {

/// The bits of MSR_DEBUGCTLA that a branch trace sets. LBR and BTF serve other software, so the
/// trace leaves them as they are.
inline constexpr std::uint64_t trace_bits =
    decltype(debugctla::tr)::mask | decltype(debugctla::bts)::mask |
    decltype(debugctla::btint)::mask | decltype(debugctla::bts_off_os)::mask |
    decltype(debugctla::bts_off_usr)::mask;
inline constexpr std::uint64_t debug_bits =
    decltype(debugctla::lbr)::mask | decltype(debugctla::btf)::mask;

/// Returns the value of MSR_DEBUGCTLA for a branch trace into `store`. A circular buffer has BTINT
/// clear; a rule of the buffer's geometry checks the threshold.
constexpr debugctla debugctla_of(const branch_trace &trace, const debug_store &store) {
    return {.tr = true,
            .bts = true,
            .btint = !store.bts.is_circular(),
            .bts_off_os = !trace.kernel,
            .bts_off_usr = !trace.user};
}

/// Returns the program that stops a trace, sets the address of the debug store and starts the
/// trace: the address changes, and is restored, only while no trace runs.
/// `running`: MSR_DEBUGCTLA while the trace runs
constexpr program<4, 1> trace_program(std::uint64_t running, std::uint64_t area_address,
                                      unsigned address_bits) {
    constexpr write stopped{debugctla::address, 0, debug_bits};
    constexpr std::uint64_t tr = decltype(debugctla::tr)::mask;
    constexpr std::uint64_t bts = decltype(debugctla::bts)::mask;
    constexpr std::uint64_t unavailable = decltype(misc_enable::bts_unavailable)::mask;
    constexpr std::uint64_t sampling = decltype(pebs_enable::enable_pebs_my_thr)::mask;
    program<4, 1> result{
        .writes = {stopped,
                   {ds_area::register_address, area_address},
                   {debugctla::address, running, debug_bits},
                   stopped},
        // A debug exception clears LBR and BTF, so these bits need not read back as written.
        .registers = {{debugctla::address, trace_bits, "debugctla"},
                      {ds_area::register_address, low_bits(address_bits), "ia32_ds_area"}},
        // The claims (conditions to check) refuse the program where the processor has no branch
        // trace store, where branches are traced already, and where precise samples go to the debug
        // store.
        .claims = {{misc_enable::address, unavailable, unavailable, "ia32_misc_enable",
                    "bts_unavailable"},
                   {debugctla::address, tr, tr, "debugctla", "branch trace messages"},
                   {debugctla::address, bts, bts, "debugctla", "branch trace store"},
                   {pebs_enable::address, sampling, sampling, "ia32_pebs_enable", "ia32_ds_area"}},
        .set_up_count = 2,
        .start_count = 1,
        .stop_count = 1,
        .register_count = 2,
        .claim_count = 4};
    share_unwritten_bits(result);
    return result;
}

} // namespace detail

/// Returns the program of a branch trace into a debug store whose management area is at a linear
/// address and holds `store` (see `place`). The trace interrupts where `store.bts` has a threshold,
/// and wraps where the buffer is circular. `on.ds_cpl` and `on.models` are those that CPUID
/// reports.
template <debug_store_layout Layout>
constexpr branch_trace_program trace_branches(const branch_trace &trace, std::uint64_t area_address,
                                              const debug_store &store,
                                              const trace_target &target = {}) {
    if (const verdict ruling = check<Layout>(trace, target); !ruling.legal())
        return {.why = ruling};
    if (!store.bts.is_there())
        return {.why = {&trace_has_a_buffer::text, {area_fields<Layout>::bts.base.name}}};
    if (const verdict ruling = check<Layout>(store); !ruling.legal()) return {.why = ruling};
    if (const verdict verdict = check_area_at<Layout>(area_address, store); !verdict.legal())
        return {.why = verdict};
    const std::uint64_t running = try_encode(detail::debugctla_of(trace, store)).value;
    return {.written = detail::trace_program(running, area_address, 8 * word_size<Layout>)};
}

/// Each type names, in an error, the code whose branches are traced.
struct user_code_only;
struct kernel_code_only;
struct no_code;
struct user_and_kernel_code;
/// The type by which an error names a model that has no 64-bit debug store.
template <unsigned Number>
struct model_without_ia32e_mode;

namespace detail {

template <branch_trace Trace>
using named_code = std::conditional_t<Trace.user, user_code_only,
                                      std::conditional_t<Trace.kernel, kernel_code_only, no_code>>;

/// The sets of privilege levels that a branch trace can select on a target, as suggestions of an
/// error.
template <trace_target On>
using code_to_trace =
    std::conditional_t<On.ds_cpl,
                       would_be_legal<user_code_only, kernel_code_only, user_and_kernel_code>,
                       would_be_legal<user_and_kernel_code>>;

/// Returns the number of the first model in `models` that has no 64-bit debug store; 0 where every
/// model has one.
constexpr unsigned first_without_64_bits(model_set models) {
    const unsigned remainder = models & ~unsigned{models_with_64_bit_debug_store};
    return remainder == 0 ? 0 : static_cast<unsigned>(__builtin_ctz(remainder));
}

/// The check of a branch trace on a target: the broken rule, if any, and the names that its error
/// shows.
template <typename Layout, branch_trace Trace, trace_target On>
struct trace_check {
    static constexpr broken_rule broken = check<Layout>(Trace, On).broken;
    using code = named_code<Trace>;
    using legal = code_to_trace<On>;
    using named = model_without_ia32e_mode<first_without_64_bits(On.models)>;
    using mistake = first_mistake<
        mistake_unless<!(broken == &trace_stores_something::text), trace_stores_something, code,
                       legal>,
        mistake_unless<!(broken == &trace_privilege_needs_ds_cpl::text),
                       trace_privilege_needs_ds_cpl, code, legal>,
        mistake_unless<broken == nullptr, debug_store_layout_exists_on_model, Layout, named,
                       would_be_legal<layout_32, model<3>, model<4>, model<6>>>>;
};

} // namespace detail

/// A branch trace that the compiler has checked on a target; only the addresses of its debug store
/// remain to be checked by `at`.
template <debug_store_layout Layout, branch_trace Trace, trace_target On>
struct branch_trace_store_of {
    /// Returns the program of the branch trace for a debug store whose management area is at a
    /// linear address and holds `store`. Where an address is illegal, the program is empty and
    /// `why` has the broken rule.
    constexpr branch_trace_program at(std::uint64_t area_address, const debug_store &store) const {
        return trace_branches<Layout>(Trace, area_address, store, On);
    }
};

/// A branch trace that the compiler has checked: `branch_trace_store<layout_32>.at(address, store)`
/// traces all branches; `branch_trace_store<layout_64, branch_trace{.kernel = false},
/// trace_target{…}>` only branches of user code, on processors that can leave branches out. Does
/// not compile if a rule is broken.
template <debug_store_layout Layout, branch_trace Trace = branch_trace{},
          trace_target On = trace_target{}>
inline constexpr auto branch_trace_store = [] {
    using mistake = typename detail::trace_check<Layout, Trace, On>::mistake;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    return branch_trace_store_of<Layout, Trace, On>{};
}();

} // namespace msr::netburst
