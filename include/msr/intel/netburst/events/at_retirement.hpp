// Events that count at retirement, each with its facts and its typed masks.
// Sources: Intel SDM volume 3 (325384-059) Tables 19-29 and 19-30, and Table 19-34 for the
// thread scope and for the masks marked ts_ti_table_only. A name that starts with a digit has an
// underscore in front, a C++ keyword has an underscore behind.
#pragma once

#include <msr/intel/netburst/choice.hpp>
#include <msr/intel/netburst/facts/at_retirement_events.hpp>

namespace msr::netburst {

struct front_end_event : event_facts::front_end_event {
    static constexpr single_mask<front_end_event, masks[0].bit> nbogus{};
    static constexpr single_mask<front_end_event, masks[1].bit> bogus{};
};

struct execution_event : event_facts::execution_event {
    static constexpr single_mask<execution_event, masks[0].bit> nbogus0{};
    static constexpr single_mask<execution_event, masks[1].bit> nbogus1{};
    static constexpr single_mask<execution_event, masks[2].bit> nbogus2{};
    static constexpr single_mask<execution_event, masks[3].bit> nbogus3{};
    static constexpr single_mask<execution_event, masks[4].bit> bogus0{};
    static constexpr single_mask<execution_event, masks[5].bit> bogus1{};
    static constexpr single_mask<execution_event, masks[6].bit> bogus2{};
    static constexpr single_mask<execution_event, masks[7].bit> bogus3{};
};

struct replay_event : event_facts::replay_event {
    static constexpr single_mask<replay_event, masks[0].bit> nbogus{};
    static constexpr single_mask<replay_event, masks[1].bit> bogus{};
};

struct instr_retired : event_facts::instr_retired {
    static constexpr single_mask<instr_retired, masks[0].bit> nbogusntag{};
    static constexpr single_mask<instr_retired, masks[1].bit> nbogustag{};
    static constexpr single_mask<instr_retired, masks[2].bit> bogusntag{};
    static constexpr single_mask<instr_retired, masks[3].bit> bogustag{};
};

struct uops_retired : event_facts::uops_retired {
    static constexpr single_mask<uops_retired, masks[0].bit> nbogus{};
    static constexpr single_mask<uops_retired, masks[1].bit> bogus{};
};

struct uop_type : event_facts::uop_type {
    static constexpr single_mask<uop_type, masks[0].bit> tagloads{};
    static constexpr single_mask<uop_type, masks[1].bit> tagstores{};
};

struct branch_retired : event_facts::branch_retired {
    static constexpr single_mask<branch_retired, masks[0].bit> mmnp{};
    static constexpr single_mask<branch_retired, masks[1].bit> mmnm{};
    static constexpr single_mask<branch_retired, masks[2].bit> mmtp{};
    static constexpr single_mask<branch_retired, masks[3].bit> mmtm{};
};

struct mispred_branch_retired : event_facts::mispred_branch_retired {
    static constexpr single_mask<mispred_branch_retired, masks[0].bit> nbogus{};
};

struct x87_assist : event_facts::x87_assist {
    static constexpr single_mask<x87_assist, masks[0].bit> fpsu{};
    static constexpr single_mask<x87_assist, masks[1].bit> fpso{};
    static constexpr single_mask<x87_assist, masks[2].bit> poao{};
    static constexpr single_mask<x87_assist, masks[3].bit> poau{};
    static constexpr single_mask<x87_assist, masks[4].bit> prea{};
};

struct machine_clear : event_facts::machine_clear {
    static constexpr single_mask<machine_clear, masks[0].bit> clear{};
    static constexpr single_mask<machine_clear, masks[1].bit> moclear{};
    static constexpr single_mask<machine_clear, masks[2].bit> smclear{};
};

struct instr_completed : event_facts::instr_completed {
    static constexpr single_mask<instr_completed, masks[0].bit> nbogus{};
    static constexpr single_mask<instr_completed, masks[1].bit> bogus{};
};

} // namespace msr::netburst
