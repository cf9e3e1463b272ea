#include "plugin_numbers.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include <unistd.h>

namespace msrpp::machine {

namespace {

block_numbers *numbers = nullptr;
process_slot *own = nullptr; // slot (list of chunks) of this process; null: no slot was free
std::uint64_t chunks[chunk_count / 64];
std::uint32_t next_number = 0, chunk_ends = 0;

/// The slot (list of chunks) that a forking thread reserves for the child process.
struct fork_slot {
    process_slot *slot;
    /// Owner of the slot until the child has a number: the parent process's number, 32 bits higher.
    std::uint64_t owner;
};
thread_local fork_slot of_child{};

process_slot *free_slot(std::uint64_t owner) {
    for (process_slot &slot : numbers->slots)
        if (std::uint64_t free = 0; slot.owner.compare_exchange_strong(free, owner)) return &slot;
    return nullptr;
}

process_slot *slot_of_process(std::uint64_t process) {
    for (process_slot &slot : numbers->slots)
        if (slot.owner.load() == process) return &slot;
    return free_slot(process);
}

std::atomic<std::uint64_t> *shared_chunks(process_slot *process_slot) {
    return process_slot != nullptr ? process_slot->chunks : numbers->saved;
}

void say_chunks(process_slot *process_slot) {
    for (std::uint32_t i = 0; i < chunk_count / 64; ++i)
        if (process_slot != nullptr)
            process_slot->chunks[i].store(chunks[i]);
        else
            numbers->saved[i].fetch_or(chunks[i]);
}

bool take_chunk() {
    for (std::uint32_t chunk = 0; chunk < chunk_count; ++chunk) {
        if (numbers->chunks[chunk].load() != chunk_state::free) continue;
        const std::uint64_t bit = std::uint64_t{1} << chunk % 64;
        // The chunk is marked in the process's slot before it is taken, for the machine frees
        // chunks that are in no slot.
        shared_chunks(own)[chunk / 64].fetch_or(bit);
        chunk_state expected = chunk_state::free;
        if (numbers->chunks[chunk].compare_exchange_strong(expected, chunk_state::used)) {
            chunks[chunk / 64] |= bit;
            next_number = chunk * blocks_of_chunk;
            chunk_ends = next_number + blocks_of_chunk;
            return true;
        }
        shared_chunks(own)[chunk / 64].fetch_and(~bit);
    }
    return false;
}

} // namespace

void begin_numbers(block_numbers &shared) {
    numbers = &shared;
    std::fill(std::begin(chunks), std::end(chunks), 0);
    next_number = chunk_ends = 0;
    own = slot_of_process(static_cast<std::uint64_t>(getpid()));
    if (own != nullptr) say_chunks(own);
}

void numbers_before_fork() {
    const std::uint64_t owner = static_cast<std::uint64_t>(getpid()) << 32;
    of_child = {free_slot(owner), owner};
    say_chunks(of_child.slot);
}

void numbers_in_parent(std::int64_t child) {
    auto [slot, owner] = std::exchange(of_child, {});
    if (slot == nullptr) return;
    if (child > 0) {
        slot->owner.compare_exchange_strong(owner, static_cast<std::uint64_t>(child));
        return;
    }
    for (std::atomic<std::uint64_t> &entry : slot->chunks)
        entry.store(0);
    slot->owner.store(0);
}

void numbers_in_child() {
    auto [slot, owner] = std::exchange(of_child, {});
    const auto process = static_cast<std::uint64_t>(getpid());
    const bool is_mine = slot != nullptr &&
                         (slot->owner.compare_exchange_strong(owner, process) || owner == process);
    // The child takes another slot if its parent was killed meanwhile.
    own = is_mine || slot == nullptr ? slot : free_slot(process);
    say_chunks(own); // the parent may have taken chunks (of block numbers) since the fork
    // the parent keeps its chunk of numbers, the child takes a new one
    next_number = chunk_ends = 0;
}

std::uint32_t next_block_number() {
    if (next_number == chunk_ends && !take_chunk()) return chunk_count * blocks_of_chunk;
    return next_number++;
}

} // namespace msrpp::machine
