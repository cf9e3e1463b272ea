// Events that count at retirement, as facts: their rows and masks.
// Sources: Intel SDM volume 3 (325384-059) Tables 19-29 and 19-30, and Table 19-34 for the
// thread scope and for the masks marked ts_ti_table_only.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/intel/netburst/facts/event.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/target.hpp>

namespace msr::netburst {

// The types by which programs and errors name the events that count at retirement; events.hpp
// defines the types.
struct front_end_event;
struct execution_event;
struct replay_event;
struct instr_retired;
struct uops_retired;
struct uop_type;
struct branch_retired;
struct mispred_branch_retired;
struct x87_assist;
struct machine_clear;
struct instr_completed;

namespace event_facts {

struct front_end_event {
    using named = netburst::front_end_event;
    static constexpr unsigned number = 36;
    static constexpr mask_row masks[] = {
        {"nbogus", 0, mask_status::documented, "not bogus", nullptr},
        {"bogus", 1, mask_status::documented, "bogus", nullptr},
    };
    static constexpr event_row row{
        .name = "front_end_event",
        .select = 0x08,
        .cccr_select = 5,
        .escr_count = 2,
        .escrs = {escr_number::cru_escr2, escr_number::cru_escr3},
        .models = every_model,
        .models_known = true,
        .category = event_category::at_retirement,
        .pebs = true,
        .role = tagging::front_end_count,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = "Needs uop_type tagging (RAT_ESCR); may undercount on FP stack over/underflow",
        .masks = all_of(masks),
    };
};

struct execution_event {
    using named = netburst::execution_event;
    static constexpr unsigned number = 37;
    static constexpr mask_row masks[] = {
        {"nbogus0", 0, mask_status::documented, "not bogus, tag bit 0", nullptr},
        {"nbogus1", 1, mask_status::documented, "not bogus, tag bit 1", nullptr},
        {"nbogus2", 2, mask_status::documented, "not bogus, tag bit 2", nullptr},
        {"nbogus3", 3, mask_status::documented, "not bogus, tag bit 3", nullptr},
        {"bogus0", 4, mask_status::documented, "bogus, tag bit 0", nullptr},
        {"bogus1", 5, mask_status::documented, "bogus, tag bit 1", nullptr},
        {"bogus2", 6, mask_status::documented, "bogus, tag bit 2", nullptr},
        {"bogus3", 7, mask_status::documented, "bogus, tag bit 3", nullptr},
    };
    static constexpr event_row row{
        .name = "execution_event",
        .select = 0x0c,
        .cccr_select = 5,
        .escr_count = 2,
        .escrs = {escr_number::cru_escr2, escr_number::cru_escr3},
        .models = every_model,
        .models_known = true,
        .category = event_category::at_retirement,
        .pebs = true,
        .role = tagging::execution_count,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = "Mask bit n (NBOGUSn) pairs with tag value bit n of the upstream ESCR; tag fields "
                "of this ESCR are ignored",
        .masks = all_of(masks),
    };
};

struct replay_event {
    using named = netburst::replay_event;
    static constexpr unsigned number = 38;
    static constexpr mask_row masks[] = {
        {"nbogus", 0, mask_status::documented, "not bogus", nullptr},
        {"bogus", 1, mask_status::documented, "bogus", nullptr},
    };
    static constexpr event_row row{
        .name = "replay_event",
        .select = 0x09,
        .cccr_select = 5,
        .escr_count = 2,
        .escrs = {escr_number::cru_escr2, escr_number::cru_escr3},
        .models = every_model,
        .models_known = true,
        .category = event_category::at_retirement,
        .pebs = true,
        .role = tagging::replay_count,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = "Needs IA32_PEBS_ENABLE/MSR_PEBS_MATRIX_VERT, for some metrics also an ESCR",
        .masks = all_of(masks),
    };
};

struct instr_retired {
    using named = netburst::instr_retired;
    static constexpr unsigned number = 39;
    static constexpr mask_row masks[] = {
        {"nbogusntag", 0, mask_status::documented, "not bogus, not tagged", nullptr},
        {"nbogustag", 1, mask_status::documented, "not bogus, tagged", nullptr},
        {"bogusntag", 2, mask_status::documented, "bogus, not tagged", nullptr},
        {"bogustag", 3, mask_status::documented, "bogus, tagged", nullptr},
    };
    static constexpr event_row row{
        .name = "instr_retired",
        .select = 0x02,
        .cccr_select = 4,
        .escr_count = 2,
        .escrs = {escr_number::cru_escr0, escr_number::cru_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::at_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = "Tagged masks refer to front-end tags; may count some complex instructions more "
                "than once",
        .masks = all_of(masks),
    };
};

struct uops_retired {
    using named = netburst::uops_retired;
    static constexpr unsigned number = 40;
    static constexpr mask_row masks[] = {
        {"nbogus", 0, mask_status::documented, "not bogus", nullptr},
        {"bogus", 1, mask_status::documented, "bogus", nullptr},
    };
    static constexpr event_row row{
        .name = "uops_retired",
        .select = 0x01,
        .cccr_select = 4,
        .escr_count = 2,
        .escrs = {escr_number::cru_escr0, escr_number::cru_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::at_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = nullptr,
        .masks = all_of(masks),
    };
};

struct uop_type {
    using named = netburst::uop_type;
    static constexpr unsigned number = 41;
    static constexpr mask_row masks[] = {
        {"tagloads", 1, mask_status::documented, "tag load uops", nullptr},
        {"tagstores", 2, mask_status::documented, "tag store uops", nullptr},
    };
    static constexpr event_row row{
        .name = "uop_type",
        .select = 0x02,
        .cccr_select = 2,
        .escr_count = 2,
        .escrs = {escr_number::rat_escr0, escr_number::rat_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::at_retirement,
        .pebs = false,
        .role = tagging::front_end_upstream,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = "Masks only tag uops, they do not increment a counter; T19-34 lists it as "
                "non-retirement",
        .masks = all_of(masks),
    };
};

struct branch_retired {
    using named = netburst::branch_retired;
    static constexpr unsigned number = 42;
    static constexpr mask_row masks[] = {
        {"mmnp", 0, mask_status::documented, "not taken, predicted", nullptr},
        {"mmnm", 1, mask_status::documented, "not taken, mispredicted", nullptr},
        {"mmtp", 2, mask_status::documented, "taken, predicted", nullptr},
        {"mmtm", 3, mask_status::documented, "taken, mispredicted", nullptr},
    };
    static constexpr event_row row{
        .name = "branch_retired",
        .select = 0x06,
        .cccr_select = 5,
        .escr_count = 2,
        .escrs = {escr_number::cru_escr2, escr_number::cru_escr3},
        .models = every_model,
        .models_known = true,
        .category = event_category::at_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = nullptr,
        .masks = all_of(masks),
    };
};

struct mispred_branch_retired {
    using named = netburst::mispred_branch_retired;
    static constexpr unsigned number = 43;
    static constexpr mask_row masks[] = {
        {"nbogus", 0, mask_status::documented, "not bogus", nullptr},
    };
    static constexpr event_row row{
        .name = "mispred_branch_retired",
        .select = 0x03,
        .cccr_select = 4,
        .escr_count = 2,
        .escrs = {escr_number::cru_escr0, escr_number::cru_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::at_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = nullptr,
        .masks = all_of(masks),
    };
};

struct x87_assist {
    using named = netburst::x87_assist;
    static constexpr unsigned number = 44;
    static constexpr mask_row masks[] = {
        {"fpsu", 0, mask_status::documented, "FP stack underflow", nullptr},
        {"fpso", 1, mask_status::documented, "FP stack overflow", nullptr},
        {"poao", 2, mask_status::documented, "x87 output overflow", nullptr},
        {"poau", 3, mask_status::documented, "x87 output underflow", nullptr},
        {"prea", 4, mask_status::documented, "x87 input assist", nullptr},
    };
    static constexpr event_row row{
        .name = "x87_assist",
        .select = 0x03,
        .cccr_select = 5,
        .escr_count = 2,
        .escrs = {escr_number::cru_escr2, escr_number::cru_escr3},
        .models = every_model,
        .models_known = true,
        .category = event_category::at_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = nullptr,
        .masks = all_of(masks),
    };
};

struct machine_clear {
    using named = netburst::machine_clear;
    static constexpr unsigned number = 45;
    static constexpr mask_row masks[] = {
        {"clear", 0, mask_status::documented,
         "some of the cycles while the machine is cleared, any cause", nullptr},
        {"moclear", 2, mask_status::documented, "cleared for memory ordering", nullptr},
        {"smclear", 6, mask_status::documented, "cleared for self-modifying code", nullptr},
    };
    static constexpr event_row row{
        .name = "machine_clear",
        .select = 0x02,
        .cccr_select = 5,
        .escr_count = 2,
        .escrs = {escr_number::cru_escr2, escr_number::cru_escr3},
        .models = every_model,
        .models_known = true,
        .category = event_category::at_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = "Use edge with CLEAR to count occurrences; select one mask bit",
        .masks = all_of(masks),
    };
};

struct instr_completed {
    using named = netburst::instr_completed;
    static constexpr unsigned number = 46;
    static constexpr mask_row masks[] = {
        {"nbogus", 0, mask_status::documented, "not bogus", nullptr},
        {"bogus", 1, mask_status::documented, "bogus", nullptr},
    };
    static constexpr event_row row{
        .name = "instr_completed",
        .select = 0x07,
        .cccr_select = 4,
        .escr_count = 2,
        .escrs = {escr_number::cru_escr0, escr_number::cru_escr1},
        .models = of_models(3, 4, 6),
        .models_known = true,
        .category = event_category::model_specific,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = "Counts completions rather than starts",
        .masks = all_of(masks),
    };
};

} // namespace event_facts

} // namespace msr::netburst
