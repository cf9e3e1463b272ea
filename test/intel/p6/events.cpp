#include <msr/intel/p6/events.hpp>

#include "../../facts.hpp"
#include "../p5_p6_facts.hpp"

#include <msr/pmu/select/notation.hpp>
#include <msr/pmu/select/planner.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace {

namespace p6 = msr::p6;
namespace select = msr::select;

const p5_p6_facts::targets<p6::event_pmu> targets = {
    {"ppro", p6::ppro}, {"pii", p6::pii}, {"piii", p6::piii}, {"pm", p6::pentium_m}};

/// A mask, and its word in the column `unit_mask`.
struct worded_mask {
    std::string word;
    std::uint32_t value;
};

bool is_hexadecimal(const std::string &word) {
    return !word.empty() && word.find_first_not_of("0123456789ABCDEF") == std::string::npos &&
           word.find_first_of("0123456789") != std::string::npos;
}
std::uint32_t hexadecimal(const std::string &word) {
    return static_cast<std::uint32_t>(std::stoul(word, nullptr, 16));
}

/// Returns the masks in a text like `bits: I=01 S=02 (0F = all)` or `bits: 01 ES 02 DS (0F all)`:
/// each number with its word.
std::vector<worded_mask> worded_bits(std::string text) {
    for (char &letter : text)
        if (std::string{"=(),"}.find(letter) != std::string::npos) letter = ' ';
    std::vector<std::string> words;
    std::size_t start = 0;
    while ((start = text.find_first_not_of(' ', start)) != std::string::npos) {
        const std::size_t end = std::min(text.find(' ', start), text.size());
        words.push_back(text.substr(start, end - start));
        start = end;
    }
    std::vector<worded_mask> result;
    for (std::size_t i = 0; i + 1 < words.size(); i += 2) {
        if (is_hexadecimal(words[i]) && words[i].size() == 2)
            result.push_back({facts::lower_case(words[i + 1]), hexadecimal(words[i])});
        else
            result.push_back({facts::lower_case(words[i]), hexadecimal(words[i + 1])});
    }
    return result;
}

/// Returns the numbers in a text like `choice: 0 packed and scalar, 1 scalar only`, in their order.
std::vector<std::uint32_t> worded_choices(const std::string &text) {
    std::vector<std::uint32_t> result;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find(", ", start), text.size());
        result.push_back(hexadecimal(text.substr(start, text.find(' ', start) - start)));
        start = end + 2;
    }
    return result;
}

bool starts(const std::string &text, const std::string &beginning) {
    return text.rfind(beginning, 0) == 0;
}

void check_masks(const select::event_row &event, const std::string &text) {
    std::string bits = starts(text, "bits: ") ? text.substr(6) : "";
    std::size_t next = 0;
    std::uint32_t total = 0;
    const std::string prefetched =
        " plus bits 5:4: 0 not hardware prefetched, 1 only hardware prefetched, 2/3 all";
    const bool has_prefetched = text.find(prefetched) != std::string::npos;
    if (has_prefetched) bits = bits.substr(0, bits.find(prefetched));
    if (!bits.empty()) {
        for (const worded_mask &worded : worded_bits(bits)) {
            INFO("mask ", worded.word);
            REQUIRE(next < event.masks.size());
            const select::mask_row &mask = event.masks[next++];
            const bool is_all = worded.word == "all";
            CHECK((mask.name == worded.word || (is_all && mask.name == std::string{"mesi"})));
            CHECK(mask.value == worded.value);
            CHECK(mask.field == worded.value);
            if (is_all) CHECK(mask.value == total);
            total |= worded.value;
        }
        CHECK(event.needs == total);
    }
    if (has_prefetched)
        for (const std::uint32_t value : {0u, 1u, 2u}) {
            REQUIRE(next < event.masks.size());
            CHECK(event.masks[next].value == value << 4);
            CHECK(event.masks[next++].field == 0x30);
        }
    if (starts(text, "choice: ")) {
        std::uint32_t largest = 0;
        for (const std::uint32_t value : worded_choices(text.substr(8))) {
            REQUIRE(next < event.masks.size());
            CHECK(event.masks[next++].value == value);
            largest |= value;
        }
        for (const select::mask_row &mask : event.masks)
            CHECK(mask.field == largest);
        CHECK(event.needs == largest);
    }
    CHECK(event.fixed_masks == (text == "must be 0F" ? 0x0fu : 0u));
    CHECK(next == event.masks.size());
    const bool understood =
        !bits.empty() || starts(text, "choice: ") || text == "0" || text == "must be 0F";
    CHECK(understood);
}

/// Checks that a choice (an event with its qualifiers) made of types equals the choice parsed from
/// its text, on the first processor that has the event.
void same(const select::request &typed, const std::string &text, p6::target target = {0}) {
    INFO("choice ", text);
    for (const p6::target &entry : p6::event_pmu::targets) {
        if (target.processors != 0 && entry != target) continue;
        const auto read = select::parse<p6::event_pmu>({text.data(), text.size()}, entry);
        if (!read.well_formed()) continue;
        CHECK(read.wanted == typed);
        // The mask is legal by itself, except for the masks that only say whether the hardware
        // prefetched the line.
        const bool says_line_state = typed.chosen != 0x30;
        CHECK(select::check<p6::event_pmu>(typed, entry).legal() == says_line_state);
        return;
    }
    FAIL("no processor has it");
}

} // namespace

TEST_CASE("the events are those of the facts") {
    const auto check = [](const facts::row &row, const select::event_row &event,
                          const p6::target &) {
        CHECK(event.code == facts::number(row["event_code"]));
        CHECK(event.unit == row["unit"]);
        CHECK((event.other_name == nullptr ? "" : event.other_name) ==
              facts::lower_case(row["other_names"]));
        check_masks(event, row["unit_mask"]);
    };
    p5_p6_facts::check_events<p6::event_pmu>(targets, 328, check);
}

TEST_CASE("the models are those of the facts") {
    const facts::table table{"intel/p6_events.csv"};
    for (const facts::row &row : table) {
        const auto text = targets.find(row["cpu"]);
        if (text == targets.end()) continue;
        std::string models; // the models as p6_events.csv writes them: 06_09;0D
        for (const p6::processor_row &processor_row : p6::processors)
            if (processor_row.is == text->second)
                for (unsigned model = 0; model < 0x100; ++model) {
                    if (!msr::processor_row_of(processor_row.which).has_model(model)) continue;
                    const char digits[] = {"0123456789ABCDEF"[model >> 4],
                                           "0123456789ABCDEF"[model & 15], '\0'};
                    models += (models.empty() ? "06_" : ";") + std::string{digits};
                    CHECK(p6::processor_of({.family = 6, .model = model})->is == processor_row.is);
                    CHECK(p6::processor_of({.family = 5, .model = model}) == nullptr);
                }
        REQUIRE(models == row["models"]);
    }
    CHECK(p6::processor_of({.family = 6, .model = 0x0e}) == nullptr); // Yonah
    CHECK(p6::processor_of({.family = 6, .model = 0}) == nullptr);
}

TEST_CASE("two events have counters together where the facts give them two") {
    p5_p6_facts::check_pairs<p6::event_pmu>(targets);
}

TEST_CASE("raw codes obey the limits of the events that have them") {
    p5_p6_facts::check_raw_codes<p6::event_pmu>(targets, [](const facts::row &row) {
        return static_cast<std::uint32_t>(facts::number(row["event_code"]));
    });
    // Sources (perfctr, libpfm4): events 10h, 14h and C1h count on counter 0 only, events 11h, 12h
    // and 13h on counter 1 only.
    for (const std::uint32_t code : {0x10u, 0x14u, 0xc1u})
        CHECK(p6::event_pmu::counters_of({.code = code}, p6::target{}) == 1);
    for (const std::uint32_t code : {0x11u, 0x12u, 0x13u})
        CHECK(p6::event_pmu::counters_of({.code = code}, p6::target{}) == 2);
}

TEST_CASE("every event is a type") {
    p5_p6_facts::check_numbers<
        p6::event_pmu, struct p6::ld_blocks, struct p6::sb_drains, struct p6::misalign_mem_ref,
        struct p6::segment_reg_loads, struct p6::fp_comp_ops_exe, struct p6::fp_assist,
        struct p6::mul, struct p6::div, struct p6::cycles_div_busy, struct p6::l2_ads,
        struct p6::l2_dbus_busy, struct p6::l2_dbus_busy_rd, struct p6::l2_lines_in,
        struct p6::l2_m_lines_inm, struct p6::l2_lines_out, struct p6::l2_m_lines_outm,
        struct p6::l2_ifetch, struct p6::l2_ld, struct p6::l2_st, struct p6::l2_rqsts,
        struct p6::data_mem_refs, struct p6::dcu_lines_in, struct p6::dcu_m_lines_in,
        struct p6::dcu_m_lines_out, struct p6::dcu_miss_outstanding, struct p6::bus_req_outstanding,
        struct p6::bus_bnr_drv, struct p6::bus_drdy_clocks, struct p6::bus_lock_clocks,
        struct p6::bus_data_rcv, struct p6::bus_tran_brd, struct p6::bus_tran_rfo,
        struct p6::bus_trans_wb, struct p6::bus_tran_ifetch, struct p6::bus_tran_inval,
        struct p6::bus_tran_pwr, struct p6::bus_trans_p, struct p6::bus_trans_io,
        struct p6::bus_tran_def, struct p6::bus_tran_burst, struct p6::bus_tran_mem,
        struct p6::bus_tran_any, struct p6::cpu_clk_unhalted, struct p6::bus_hit_drv,
        struct p6::bus_hitm_drv, struct p6::bus_snoop_stall, struct p6::ifu_ifetch,
        struct p6::ifu_ifetch_miss, struct p6::itlb_miss, struct p6::ifu_mem_stall,
        struct p6::ild_stall, struct p6::resource_stalls, struct p6::inst_retired, struct p6::flops,
        struct p6::uops_retired, struct p6::br_inst_retired, struct p6::br_miss_pred_retired,
        struct p6::cycles_int_masked, struct p6::cycles_int_pending_and_masked,
        struct p6::hw_int_rx, struct p6::br_taken_retired, struct p6::br_miss_pred_taken_ret,
        struct p6::inst_decoded, struct p6::partial_rat_stalls, struct p6::br_inst_decoded,
        struct p6::btb_misses, struct p6::br_bogus, struct p6::baclears, struct p6::mmx_instr_exec,
        struct p6::mmx_sat_instr_exec, struct p6::mmx_uops_exec, struct p6::mmx_instr_type_exec,
        struct p6::fp_mmx_trans, struct p6::mmx_assist, struct p6::mmx_instr_ret,
        struct p6::seg_rename_stalls, struct p6::seg_reg_renames, struct p6::ret_seg_renames,
        struct p6::emon_kni_pref_dispatched, struct p6::emon_kni_pref_miss,
        struct p6::emon_kni_inst_retired, struct p6::emon_kni_comp_inst_ret,
        struct p6::of_pentium_m::l2_lines_in, struct p6::of_pentium_m::l2_lines_out,
        struct p6::l2_m_lines_out, struct p6::of_pentium_m::l2_ld, struct p6::emon_est_trans,
        struct p6::emon_thermal_trip, struct p6::br_inst_exec, struct p6::br_missp_exec,
        struct p6::br_bac_missp_exec, struct p6::br_cnd_exec, struct p6::br_cnd_missp_exec,
        struct p6::br_ind_exec, struct p6::br_ind_missp_exec, struct p6::br_ret_exec,
        struct p6::br_ret_missp_exec, struct p6::br_ret_bac_missp_exec, struct p6::br_call_exec,
        struct p6::br_call_missp_exec, struct p6::br_ind_call_exec,
        struct p6::emon_simd_instr_retired, struct p6::emon_synch_uops, struct p6::emon_esp_uops,
        struct p6::emon_sse_sse2_inst_retired, struct p6::emon_sse_sse2_comp_inst_retired,
        struct p6::emon_fused_uops_ret, struct p6::emon_unfusion, struct p6::emon_pref_rqsts_up,
        struct p6::emon_pref_rqsts_dn>();
}

TEST_CASE("every mask is a choice") {
    same(p6::l2_ifetch::i.as_request(), "l2_ifetch:i");
    same(p6::l2_ifetch::s.as_request(), "l2_ifetch:s");
    same(p6::l2_ifetch::e.as_request(), "l2_ifetch:e");
    same(p6::l2_ifetch::m.as_request(), "l2_ifetch:m");
    same(p6::l2_ifetch::mesi.as_request(), "l2_ifetch:mesi");
    same(p6::l2_ld::i.as_request(), "l2_ld:i");
    same(p6::l2_ld::s.as_request(), "l2_ld:s");
    same(p6::l2_ld::e.as_request(), "l2_ld:e");
    same(p6::l2_ld::m.as_request(), "l2_ld:m");
    same(p6::l2_ld::mesi.as_request(), "l2_ld:mesi");
    same(p6::l2_st::i.as_request(), "l2_st:i");
    same(p6::l2_st::s.as_request(), "l2_st:s");
    same(p6::l2_st::e.as_request(), "l2_st:e");
    same(p6::l2_st::m.as_request(), "l2_st:m");
    same(p6::l2_st::mesi.as_request(), "l2_st:mesi");
    same(p6::l2_rqsts::i.as_request(), "l2_rqsts:i");
    same(p6::l2_rqsts::s.as_request(), "l2_rqsts:s");
    same(p6::l2_rqsts::e.as_request(), "l2_rqsts:e");
    same(p6::l2_rqsts::m.as_request(), "l2_rqsts:m");
    same(p6::l2_rqsts::mesi.as_request(), "l2_rqsts:mesi");
    same(p6::bus_drdy_clocks::self.as_request(), "bus_drdy_clocks:self");
    same(p6::bus_drdy_clocks::any.as_request(), "bus_drdy_clocks:any");
    same(p6::bus_lock_clocks::self.as_request(), "bus_lock_clocks:self");
    same(p6::bus_lock_clocks::any.as_request(), "bus_lock_clocks:any");
    same(p6::bus_tran_brd::self.as_request(), "bus_tran_brd:self");
    same(p6::bus_tran_brd::any.as_request(), "bus_tran_brd:any");
    same(p6::bus_tran_rfo::self.as_request(), "bus_tran_rfo:self");
    same(p6::bus_tran_rfo::any.as_request(), "bus_tran_rfo:any");
    same(p6::bus_trans_wb::self.as_request(), "bus_trans_wb:self");
    same(p6::bus_trans_wb::any.as_request(), "bus_trans_wb:any");
    same(p6::bus_tran_ifetch::self.as_request(), "bus_tran_ifetch:self");
    same(p6::bus_tran_ifetch::any.as_request(), "bus_tran_ifetch:any");
    same(p6::bus_tran_inval::self.as_request(), "bus_tran_inval:self");
    same(p6::bus_tran_inval::any.as_request(), "bus_tran_inval:any");
    same(p6::bus_tran_pwr::self.as_request(), "bus_tran_pwr:self");
    same(p6::bus_tran_pwr::any.as_request(), "bus_tran_pwr:any");
    same(p6::bus_trans_p::self.as_request(), "bus_trans_p:self");
    same(p6::bus_trans_p::any.as_request(), "bus_trans_p:any");
    same(p6::bus_trans_io::self.as_request(), "bus_trans_io:self");
    same(p6::bus_trans_io::any.as_request(), "bus_trans_io:any");
    same(p6::bus_tran_def::self.as_request(), "bus_tran_def:self");
    same(p6::bus_tran_def::any.as_request(), "bus_tran_def:any");
    same(p6::bus_tran_burst::self.as_request(), "bus_tran_burst:self");
    same(p6::bus_tran_burst::any.as_request(), "bus_tran_burst:any");
    same(p6::bus_tran_mem::self.as_request(), "bus_tran_mem:self");
    same(p6::bus_tran_mem::any.as_request(), "bus_tran_mem:any");
    same(p6::bus_tran_any::self.as_request(), "bus_tran_any:self");
    same(p6::bus_tran_any::any.as_request(), "bus_tran_any:any");
    same(p6::mmx_instr_type_exec::multiply.as_request(), "mmx_instr_type_exec:multiply");
    same(p6::mmx_instr_type_exec::shift.as_request(), "mmx_instr_type_exec:shift");
    same(p6::mmx_instr_type_exec::pack.as_request(), "mmx_instr_type_exec:pack");
    same(p6::mmx_instr_type_exec::unpack.as_request(), "mmx_instr_type_exec:unpack");
    same(p6::mmx_instr_type_exec::logical.as_request(), "mmx_instr_type_exec:logical");
    same(p6::mmx_instr_type_exec::arithmetic.as_request(), "mmx_instr_type_exec:arithmetic");
    same(p6::mmx_instr_type_exec::all.as_request(), "mmx_instr_type_exec:all");
    same(p6::fp_mmx_trans::mmx_to_fp.as_request(), "fp_mmx_trans:mmx_to_fp");
    same(p6::fp_mmx_trans::fp_to_mmx.as_request(), "fp_mmx_trans:fp_to_mmx");
    same(p6::seg_rename_stalls::es.as_request(), "seg_rename_stalls:es");
    same(p6::seg_rename_stalls::ds.as_request(), "seg_rename_stalls:ds");
    same(p6::seg_rename_stalls::fs.as_request(), "seg_rename_stalls:fs");
    same(p6::seg_rename_stalls::gs.as_request(), "seg_rename_stalls:gs");
    same(p6::seg_rename_stalls::all.as_request(), "seg_rename_stalls:all");
    same(p6::seg_reg_renames::es.as_request(), "seg_reg_renames:es");
    same(p6::seg_reg_renames::ds.as_request(), "seg_reg_renames:ds");
    same(p6::seg_reg_renames::fs.as_request(), "seg_reg_renames:fs");
    same(p6::seg_reg_renames::gs.as_request(), "seg_reg_renames:gs");
    same(p6::seg_reg_renames::all.as_request(), "seg_reg_renames:all");
    same(p6::emon_kni_pref_dispatched::nta.as_request(), "emon_kni_pref_dispatched:nta");
    same(p6::emon_kni_pref_dispatched::t1.as_request(), "emon_kni_pref_dispatched:t1");
    same(p6::emon_kni_pref_dispatched::t2.as_request(), "emon_kni_pref_dispatched:t2");
    same(p6::emon_kni_pref_dispatched::weakly_ordered_store.as_request(),
         "emon_kni_pref_dispatched:weakly_ordered_store");
    same(p6::emon_kni_pref_miss::nta.as_request(), "emon_kni_pref_miss:nta");
    same(p6::emon_kni_pref_miss::t1.as_request(), "emon_kni_pref_miss:t1");
    same(p6::emon_kni_pref_miss::t2.as_request(), "emon_kni_pref_miss:t2");
    same(p6::emon_kni_pref_miss::weakly_ordered_store.as_request(),
         "emon_kni_pref_miss:weakly_ordered_store");
    same(p6::emon_kni_inst_retired::packed_and_scalar.as_request(),
         "emon_kni_inst_retired:packed_and_scalar");
    same(p6::emon_kni_inst_retired::scalar.as_request(), "emon_kni_inst_retired:scalar");
    same(p6::emon_kni_comp_inst_ret::packed_and_scalar.as_request(),
         "emon_kni_comp_inst_ret:packed_and_scalar");
    same(p6::emon_kni_comp_inst_ret::scalar.as_request(), "emon_kni_comp_inst_ret:scalar");
    same(p6::l2_m_lines_out::i.as_request(), "l2_m_lines_out:i");
    same(p6::l2_m_lines_out::s.as_request(), "l2_m_lines_out:s");
    same(p6::l2_m_lines_out::e.as_request(), "l2_m_lines_out:e");
    same(p6::l2_m_lines_out::m.as_request(), "l2_m_lines_out:m");
    same(p6::l2_m_lines_out::mesi.as_request(), "l2_m_lines_out:mesi");
    same(p6::l2_m_lines_out::not_prefetched.as_request(), "l2_m_lines_out:not_prefetched");
    same(p6::l2_m_lines_out::only_prefetched.as_request(), "l2_m_lines_out:only_prefetched");
    same(p6::l2_m_lines_out::any_prefetch.as_request(), "l2_m_lines_out:any_prefetch");
    same(p6::emon_est_trans::all.as_request(), "emon_est_trans:all");
    same(p6::emon_est_trans::frequency.as_request(), "emon_est_trans:frequency");
    same(p6::emon_sse_sse2_inst_retired::scalar_single.as_request(),
         "emon_sse_sse2_inst_retired:scalar_single");
    same(p6::emon_sse_sse2_inst_retired::packed_double.as_request(),
         "emon_sse_sse2_inst_retired:packed_double");
    same(p6::emon_sse_sse2_inst_retired::scalar_double.as_request(),
         "emon_sse_sse2_inst_retired:scalar_double");
    same(p6::emon_sse_sse2_comp_inst_retired::scalar_double.as_request(),
         "emon_sse_sse2_comp_inst_retired:scalar_double");
    same(p6::emon_fused_uops_ret::all.as_request(), "emon_fused_uops_ret:all");
    same(p6::emon_fused_uops_ret::load_and_operation.as_request(),
         "emon_fused_uops_ret:load_and_operation");
    same(p6::of_pentium_m::l2_lines_in::i.as_request(), "l2_lines_in:i", p6::pentium_m);
    same(p6::of_pentium_m::l2_lines_in::s.as_request(), "l2_lines_in:s", p6::pentium_m);
    same(p6::of_pentium_m::l2_lines_in::e.as_request(), "l2_lines_in:e", p6::pentium_m);
    same(p6::of_pentium_m::l2_lines_in::m.as_request(), "l2_lines_in:m", p6::pentium_m);
    same(p6::of_pentium_m::l2_lines_in::mesi.as_request(), "l2_lines_in:mesi", p6::pentium_m);
    same(p6::of_pentium_m::l2_lines_in::not_prefetched.as_request(), "l2_lines_in:not_prefetched",
         p6::pentium_m);
    same(p6::of_pentium_m::l2_lines_in::only_prefetched.as_request(), "l2_lines_in:only_prefetched",
         p6::pentium_m);
    same(p6::of_pentium_m::l2_lines_in::any_prefetch.as_request(), "l2_lines_in:any_prefetch",
         p6::pentium_m);
    same(p6::of_pentium_m::l2_lines_out::i.as_request(), "l2_lines_out:i", p6::pentium_m);
    same(p6::of_pentium_m::l2_lines_out::s.as_request(), "l2_lines_out:s", p6::pentium_m);
    same(p6::of_pentium_m::l2_lines_out::e.as_request(), "l2_lines_out:e", p6::pentium_m);
    same(p6::of_pentium_m::l2_lines_out::m.as_request(), "l2_lines_out:m", p6::pentium_m);
    same(p6::of_pentium_m::l2_lines_out::mesi.as_request(), "l2_lines_out:mesi", p6::pentium_m);
    same(p6::of_pentium_m::l2_lines_out::not_prefetched.as_request(), "l2_lines_out:not_prefetched",
         p6::pentium_m);
    same(p6::of_pentium_m::l2_lines_out::only_prefetched.as_request(),
         "l2_lines_out:only_prefetched", p6::pentium_m);
    same(p6::of_pentium_m::l2_lines_out::any_prefetch.as_request(), "l2_lines_out:any_prefetch",
         p6::pentium_m);
    same(p6::of_pentium_m::l2_ld::i.as_request(), "l2_ld:i", p6::pentium_m);
    same(p6::of_pentium_m::l2_ld::s.as_request(), "l2_ld:s", p6::pentium_m);
    same(p6::of_pentium_m::l2_ld::e.as_request(), "l2_ld:e", p6::pentium_m);
    same(p6::of_pentium_m::l2_ld::m.as_request(), "l2_ld:m", p6::pentium_m);
    same(p6::of_pentium_m::l2_ld::mesi.as_request(), "l2_ld:mesi", p6::pentium_m);
    same(p6::of_pentium_m::l2_ld::not_prefetched.as_request(), "l2_ld:not_prefetched",
         p6::pentium_m);
    same(p6::of_pentium_m::l2_ld::only_prefetched.as_request(), "l2_ld:only_prefetched",
         p6::pentium_m);
    same(p6::of_pentium_m::l2_ld::any_prefetch.as_request(), "l2_ld:any_prefetch", p6::pentium_m);
}
