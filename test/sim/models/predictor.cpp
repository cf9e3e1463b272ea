#include <msr/sim/models/predictor.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <map>
#include <random>
#include <stdexcept>
#include <vector>

namespace {

using msr::sim::branch_kind;
using msr::sim::predictor;
using msr::sim::predictor_shape;
using msr::sim::signal;
using msr::sim::tally;

constexpr std::uint64_t at = 0x401000;

bool conditional(predictor &predictor, bool is_taken, std::uint64_t address = at) {
    return predictor.branch(branch_kind::conditional, address, address + 2, is_taken,
                            is_taken ? address + 64 : address + 2);
}

// Returns the number of mispredictions of a branch whose outcomes repeat, after `learning` turns of
// the pattern.
unsigned missed_after_learning(const predictor_shape &shape, const std::vector<bool> &pattern,
                               unsigned learning, unsigned turns) {
    predictor predictor{shape};
    unsigned missed = 0;
    for (unsigned turn = 0; turn < learning + turns; ++turn)
        for (const bool is_taken : pattern)
            missed += conditional(predictor, is_taken) && turn >= learning;
    return missed;
}

constexpr predictor_shape simple{.table_bits = 10, .history_bits = 0};
constexpr predictor_shape clever{.table_bits = 12, .history_bits = 12};

// The predictor by the comment at the top of the header, with maps: slow and simple, for
// comparison.
class obvious {
public:
    explicit obvious(const predictor_shape &shape) : shape_{shape} {}

    bool misses(std::uint64_t address, bool is_taken) {
        const std::uint64_t size = std::uint64_t{1} << shape_.table_bits;
        const std::uint64_t low = (address ^ address >> 16) % size;
        int &simple_counter = counter(bimodal_, low);
        int &clever_counter = counter(gshare_, (low ^ history_) % size);
        int &choice = counter(choice_, low);
        const bool by_address = simple_counter >= 2;
        const bool by_history = clever_counter >= 2;
        const bool statement = choice >= 2 ? by_history : by_address;
        if (by_address != by_history) step(choice, by_history == is_taken);
        step(simple_counter, is_taken);
        step(clever_counter, is_taken);
        history_ = (history_ * 2 + (is_taken ? 1 : 0)) % (std::uint64_t{1} << shape_.history_bits);
        return statement != is_taken;
    }

private:
    using table = std::map<std::uint64_t, int>;
    predictor_shape shape_;
    table bimodal_, gshare_, choice_;
    std::uint64_t history_ = 0;

    static int &counter(table &table, std::uint64_t place) {
        return table.try_emplace(place, 1).first->second;
    }
    static void step(int &value, bool upper) {
        value = std::min(3, std::max(0, value + (upper ? 1 : -1)));
    }
};

} // namespace

TEST_CASE("a branch that is always taken is missed once, for counters begin weakly not taken") {
    predictor trained{simple};
    CHECK(conditional(trained, true));
    for (int i = 0; i < 100; ++i)
        CHECK_FALSE(conditional(trained, true));
    // A strongly taken branch: another outcome is mispredicted, and does not change the prediction.
    CHECK(conditional(trained, false));
    CHECK_FALSE(conditional(trained, true));
}

TEST_CASE("a branch that is never taken is never missed") {
    predictor trained{clever};
    for (int i = 0; i < 100; ++i)
        CHECK_FALSE(conditional(trained, false));
}

TEST_CASE("alternating: history sees it, an address alone misses half or all") {
    CHECK(missed_after_learning(clever, {true, false}, 50, 100) == 0);
    // The branch's two-bit counter begins weakly not taken: taken, to 2; not taken, to 1; and so
    // on, always mispredicted.
    CHECK(missed_after_learning(simple, {true, false}, 50, 100) == 200);
}

TEST_CASE("a loop of n: its end is missed without history, and with history where it is seen") {
    const std::vector<bool> loop_of_8{true, true, true, true, true, true, true, false};
    CHECK(missed_after_learning(simple, loop_of_8, 10, 100) == 100);
    CHECK(missed_after_learning(clever, loop_of_8, 200, 100) == 0);
    // 32 iterations do not fit 12 outcomes of history: 12 taken branches do not show the end of the
    // loop.
    std::vector<bool> loop_of_32(32, true);
    loop_of_32.back() = false;
    CHECK(missed_after_learning(clever, loop_of_32, 200, 100) == 100);
}

TEST_CASE("returns: as deep as the stack all right, what is deeper is lost") {
    predictor trained{{.table_bits = 4, .history_bits = 4, .return_entries = 4}};
    const auto call_deep = [&](unsigned depth) {
        for (unsigned i = 0; i < depth; ++i)
            CHECK_FALSE(trained.branch(branch_kind::call, at + i * 16, at + i * 16 + 5, true, at));
        unsigned missed = 0;
        for (unsigned i = depth; i-- > 0;)
            missed += trained.branch(branch_kind::ret, at + 8, at + 9, true, at + i * 16 + 5);
        return missed;
    };
    CHECK(call_deep(1) == 0);
    CHECK(call_deep(4) == 0);
    CHECK(call_deep(5) == 1);
    CHECK(call_deep(7) == 3);
    CHECK(call_deep(4) == 0);
}

TEST_CASE("a return to another place than its call is missed; so is one without a call") {
    predictor trained{{.return_entries = 4}};
    trained.branch(branch_kind::call, at, at + 5, true, at + 100);
    CHECK(trained.branch(branch_kind::ret, at + 100, at + 101, true, at + 6));
    CHECK(trained.branch(branch_kind::ret, at + 100, at + 101, true, at + 5));
}

TEST_CASE("without a return stack a return is an indirect branch") {
    predictor trained{{.return_entries = 0}};
    CHECK(trained.branch(branch_kind::ret, at, at + 1, true, 100));
    CHECK_FALSE(trained.branch(branch_kind::ret, at, at + 1, true, 100));
    CHECK(trained.branch(branch_kind::ret, at, at + 1, true, 200));
}

TEST_CASE("indirect branches go where they went, or where they went with this history") {
    predictor plain{{.table_bits = 12, .history_bits = 12}};
    predictor history_predictor{{.table_bits = 12, .history_bits = 12, .target_history = true}};
    unsigned plain_missed = 0;
    unsigned with_missed = 0;
    for (unsigned turn = 0; turn < 200; ++turn) {
        const bool left = turn % 2 == 0;
        for (predictor *trained : {&plain, &history_predictor}) {
            conditional(*trained, left, at + 0x100);
            const bool missed =
                trained->branch(branch_kind::indirect_jump, at, at + 2, true, left ? 100 : 200);
            if (turn >= 100) (trained == &plain ? plain_missed : with_missed) += missed;
        }
    }
    CHECK(plain_missed == 100);
    CHECK(with_missed == 0);
}

TEST_CASE("an indirect call puts its return on the stack") {
    predictor trained{{.return_entries = 4}};
    CHECK(trained.branch(branch_kind::indirect_call, at, at + 2, true, 500));
    CHECK_FALSE(trained.branch(branch_kind::ret, 500, 501, true, at + 2));
    CHECK_FALSE(trained.branch(branch_kind::indirect_call, at, at + 2, true, 500));
}

TEST_CASE("direct and far branches are never missed") {
    predictor trained{{}};
    for (const branch_kind kind :
         {branch_kind::jump, branch_kind::call, branch_kind::far, branch_kind::none})
        CHECK_FALSE(trained.branch(kind, at, at + 5, true, at + 777));
}

TEST_CASE("what is missed is tallied by kind") {
    predictor trained{{.return_entries = 2}};
    tally observed;
    // The branch is mispredicted, and taken.
    trained.branch(branch_kind::conditional, at, at + 2, true, at + 64, observed);
    trained.branch(branch_kind::conditional, at, at + 2, false, at + 2,
                   observed); // the branch was predicted taken, and is not taken
    trained.branch(branch_kind::indirect_jump, at, at + 2, true, 100, observed);
    trained.branch(branch_kind::indirect_call, at + 64, at + 66, true, 200, observed);
    trained.branch(branch_kind::ret, 200, 201, true, 300, observed);
    trained.branch(branch_kind::jump, at, at + 5, true, at + 9, observed);
    CHECK(observed[signal::mispredicted_branches] == 5);
    CHECK(observed[signal::mispredicted_conditional] == 2);
    CHECK(observed[signal::mispredicted_taken] == 4);
    CHECK(observed[signal::mispredicted_indirect] == 2);
    CHECK(observed[signal::mispredicted_returns] == 1);
}

TEST_CASE("random branches are missed as by maps") {
    const predictor_shape shape{.table_bits = 6, .history_bits = 5};
    predictor trained{shape};
    obvious expected{shape};
    std::mt19937_64 random{3};
    unsigned missed = 0;
    for (int i = 0; i < 50000; ++i) {
        const std::uint64_t address = at + random() % 40 * 12 + (random() % 2 << 18);
        const bool handle = random() % 8 < address / 12 % 9;
        const bool faulty = conditional(trained, handle, address);
        REQUIRE(faulty == expected.misses(address, handle));
        missed += faulty;
    }
    CHECK(missed > 1000); // many of the compared branches are mispredicted
    CHECK(missed < 40000);
}

TEST_CASE("loops that run long are missed as by maps, too") {
    for (const predictor_shape &shape : {predictor_shape{.table_bits = 4, .history_bits = 3},
                                         predictor_shape{.table_bits = 4, .history_bits = 0}}) {
        predictor trained{shape};
        obvious expected{shape};
        std::mt19937_64 random{4};
        for (int i = 0; i < 2000; ++i) {
            const std::uint64_t address = at + random() % 4 * 12;
            for (std::uint64_t turns = random() % 40; turns != 0; --turns) {
                const bool handle = turns != 1 && random() % 16 != 0;
                REQUIRE(conditional(trained, handle, address) == expected.misses(address, handle));
            }
        }
    }
}

TEST_CASE("a settled branch is predicted rightly, and then is as it was") {
    for (const predictor_shape &shape : {predictor_shape{.table_bits = 6, .history_bits = 5},
                                         predictor_shape{.table_bits = 6, .history_bits = 0}}) {
        predictor trained{shape};
        std::mt19937_64 random{9};
        unsigned settled = 0;
        for (int i = 0; i < 3000; ++i) {
            const std::uint32_t hash = predictor::hash(at + random() % 4 * 12);
            const bool handle = random() % 2 == 0;
            for (std::uint64_t turns = random() % 12; turns != 0; --turns) {
                predictor previous = trained;
                const bool was_settled = trained.is_settled(hash, handle);
                const bool faulty = trained.conditional(hash, handle);
                if (!was_settled) continue;
                ++settled;
                REQUIRE_FALSE(faulty);
                // Eight predictions stand for the predictor's state, which cannot be read.
                for (unsigned next = 0; next < 8; ++next) {
                    predictor final_value = trained;
                    const std::uint32_t other = predictor::hash(at + next % 4 * 12);
                    REQUIRE(final_value.conditional(other, next < 4) ==
                            previous.conditional(other, next < 4));
                    REQUIRE(trained.is_settled(hash, handle));
                    previous = trained;
                }
            }
        }
        CHECK(settled > 1000);
    }
}

TEST_CASE("a branch that is always taken, or never, settles") {
    for (const bool handle : {false, true}) {
        predictor trained{clever};
        const std::uint32_t hash = predictor::hash(at);
        CHECK(trained.is_settled(hash, false) == false); // an untrained predictor still changes
        for (unsigned i = 0; i < 32; ++i)
            trained.conditional(hash, handle);
        CHECK(trained.is_settled(hash, handle));
        CHECK_FALSE(trained.is_settled(hash, !handle));
    }
}

TEST_CASE("sizes that are none are refused") {
    CHECK_THROWS_WITH_AS(predictor({.table_bits = 0}),
                         "predictor: bits of the tables must be 1 to 24, not 0",
                         std::invalid_argument);
    CHECK_THROWS_WITH_AS(predictor({.table_bits = 25}),
                         "predictor: bits of the tables must be 1 to 24, not 25",
                         std::invalid_argument);
    CHECK_THROWS_WITH_AS(predictor({.table_bits = 8, .history_bits = 9}),
                         "predictor: bits of the history must be 0 to 8, not 9",
                         std::invalid_argument);
    CHECK_THROWS_WITH_AS(predictor({.target_bits = 0}),
                         "predictor: bits of the targets must be 1 to 24, not 0",
                         std::invalid_argument);
}
