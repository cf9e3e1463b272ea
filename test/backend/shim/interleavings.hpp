// Goes through all orders in which a few threads can run, on processors that delay stores (x86: the
// stores of a processor reach the others later, but in their order). A thread is a function whose
// accesses of the shared memory go through load(), store() and exchange(); between two accesses it
// depends only on the results of accesses so far. So a thread is brought to its next access by
// running it from its begin with these results, and a state is the world, the delayed stores, and
// the results.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

namespace interleavings {

enum class kind { load, store, exchange };

struct access {
    kind what;
    std::size_t place;
    std::uint64_t value;    ///< the value that a store or an exchange writes
    std::uint64_t expected; ///< the expected value of an exchange
};

/// The access that a thread makes next; a thread's run ends with this exception where the result of
/// the access is not known yet.
struct pending {
    access next;
};

struct thread_state {
    std::vector<std::uint64_t> results{};
    std::vector<std::pair<std::size_t, std::uint64_t>>
        kept{};        ///< delayed stores, which other threads do not see yet
    pending waiting{}; ///< the thread's next access, which follows from `results` alone
    bool done{};
};

struct state {
    std::vector<std::uint64_t> memory{};
    std::vector<thread_state> threads{};
};

/// The explorer that runs functions as threads in all orders. `World` is the shared memory: an
/// object of 64-bit words, which the functions access by address.
template <typename World>
class explorer {
public:
    using function = std::function<void(explorer &)>;

    explorer(World initial, std::vector<function> run_by) : first{initial}, bodies{run_by} {}

    /// The shared memory as plain reads of the running thread see it.
    World world{};

    std::uint64_t load(const void *place) { return perform({kind::load, index(place), 0, 0}); }
    void store(const void *place, std::uint64_t value) {
        perform({kind::store, index(place), value, 0});
    }
    std::uint64_t exchange(const void *place, std::uint64_t expected, std::uint64_t value) {
        return perform({kind::exchange, index(place), value, expected});
    }

    /// Calls `at_end` for each state in which every thread has ended and no store is delayed.
    /// Returns the number of states.
    std::size_t explore(const std::function<void(explorer &, const state &)> &at_end) {
        state begin;
        begin.memory.resize(words);
        copy_words(begin.memory.data(), &first);
        begin.threads.resize(bodies.size());
        for (std::size_t i = 0; i < bodies.size(); ++i)
            advance(begin, i);
        std::vector<state> open;
        std::unordered_set<std::string> known;
        const auto reach = [&](state &&next) {
            if (known.insert(text_of(next)).second) open.push_back(std::move(next));
        };
        reach(std::move(begin));
        while (!open.empty()) {
            const state current = std::move(open.back());
            open.pop_back();
            bool ended = true;
            for (std::size_t i = 0; i < bodies.size(); ++i) {
                if (!current.threads[i].kept.empty()) {
                    ended = false;
                    state flushed = current;
                    flush_one(flushed, i);
                    reach(std::move(flushed));
                }
                if (current.threads[i].done) continue;
                ended = false;
                const access next = current.threads[i].waiting.next;
                if (next.what == kind::exchange && !current.threads[i].kept.empty()) continue;
                state went = current;
                take(went, i, next);
                advance(went, i);
                reach(std::move(went));
            }
            if (ended) at_end(*this, current);
        }
        return known.size();
    }

    /// Runs a thread of a state to its end once more, so that it repeats its side effects.
    void replay(const state &state, std::size_t thread) { advance_copy(state, thread); }

private:
    static_assert(sizeof(World) % 8 == 0);
    static constexpr std::size_t words = sizeof(World) / 8;

    static void copy_words(std::uint64_t *destination, const World *source) {
        const auto *const bytes = reinterpret_cast<const unsigned char *>(source);
        for (std::size_t i = 0; i < words; ++i) {
            std::uint64_t word = 0;
            for (unsigned byte = 8; byte-- != 0;)
                word = word << 8 | bytes[8 * i + byte];
            destination[i] = word;
        }
    }

    std::size_t index(const void *place) const {
        return static_cast<std::size_t>(static_cast<const unsigned char *>(place) -
                                        reinterpret_cast<const unsigned char *>(&world)) /
               8;
    }

    std::uint64_t perform(access next) {
        const std::vector<std::uint64_t> &known = running->results;
        if (at == known.size()) throw pending{next};
        const std::uint64_t result = known[at++];
        // A thread's plain reads see the thread's own stores.
        const bool stores =
            next.what == kind::store || (next.what == kind::exchange && result == next.expected);
        if (stores) *(reinterpret_cast<std::uint64_t *>(&world) + next.place) = next.value;
        return result;
    }

    /// Brings a thread to its next access that other threads can notice, or to its end.
    void advance(state &current, std::size_t i) {
        thread_state &thread = current.threads[i];
        while (!thread.done) {
            if (!run(thread, i, thread.waiting)) {
                thread.done = true;
                return;
            }
            const access next = thread.waiting.next;
            if (next.what != kind::store) return;
            thread.kept.emplace_back(next.place, next.value); // no other thread sees the store yet
            thread.results.push_back(0);
        }
    }

    void advance_copy(const state &state, std::size_t i) {
        thread_state thread = state.threads[i];
        pending unused{};
        run(thread, i, unused);
    }

    /// Runs a thread up to its next access. Returns false where the thread came to its end.
    bool run(thread_state &thread, std::size_t i, pending &result) {
        world = first;
        running = &thread;
        at = 0;
        try {
            bodies[i](*this);
        } catch (const pending &next) {
            result = next;
            return true;
        }
        return false;
    }

    static void flush_one(state &current, std::size_t i) {
        auto &saved = current.threads[i].kept;
        current.memory[saved.front().first] = saved.front().second;
        saved.erase(saved.begin());
    }

    static void take(state &current, std::size_t i, const access &next) {
        thread_state &thread = current.threads[i];
        std::uint64_t result = current.memory[next.place];
        if (next.what == kind::exchange) {
            if (result == next.expected) current.memory[next.place] = next.value;
        } else {
            for (const auto &own : thread.kept)
                if (own.first == next.place) result = own.second;
        }
        thread.results.push_back(result);
    }

    static void add(std::string &text, std::uint64_t word) {
        text.append(reinterpret_cast<const char *>(&word), sizeof word);
    }

    static std::string text_of(const state &current) {
        std::size_t length = current.memory.size();
        for (const thread_state &thread : current.threads)
            length += 2 + thread.results.size() + 2 * thread.kept.size();
        std::string text;
        text.reserve(sizeof(std::uint64_t) * length);
        for (const std::uint64_t word : current.memory)
            add(text, word);
        for (const thread_state &thread : current.threads) {
            add(text, thread.results.size());
            for (const std::uint64_t word : thread.results)
                add(text, word);
            add(text, thread.kept.size());
            for (const auto &entry : thread.kept) {
                add(text, entry.first);
                add(text, entry.second);
            }
        }
        return text;
    }

    World first;
    std::vector<function> bodies;
    const thread_state *running{};
    std::size_t at{};
};

} // namespace interleavings
