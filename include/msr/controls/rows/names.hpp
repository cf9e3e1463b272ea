// All controls: `row(NAME, KIND, TEXT)`; a switch is on or off. Written by tools/controls/write
// from test/facts/controls/controls.csv and test/facts/meters/registers.csv. Nothing was measured.
#pragma once

// clang-format off
/// All of them, in the order of their numbers.
#define MSR_CONTROLS(row) \
    row(l2_stream, switched, "prefetcher of streams into the second-level cache") \
    row(l2_adjacent, switched, "prefetcher of the other line of a pair into the second-level cache") \
    row(dcu, switched, "prefetcher of the next line into the first-level data cache") \
    row(dcu_ip, switched, "prefetcher of strides by instruction into the first-level data cache") \
    row(dcu_next_page, switched, "prefetcher of the next page into the first-level data cache") \
    row(l2_amp, switched, "adaptive multipath prefetcher into the second-level cache") \
    row(llc_page, switched, "prefetcher of pages into the last-level cache") \
    row(array_of_pointers, switched, "prefetcher of what an array of pointers leads to") \
    row(stream_code_fetch, switched, "prefetcher of streams of code") \
    row(l2_dynamic, switched, "dynamic control of the prefetchers of the second-level cache") \
    row(homeless, switched, "homeless prefetch") \
    row(llc_prefetch, switched, "prefetch into the last-level cache") \
    row(prefetch_queue, switched, "prefetch queue of NetBurst") \
    row(l1_stream, switched, "prefetcher of streams into the first-level data cache") \
    row(l1_stride, switched, "prefetcher of strides by instruction into the first-level data cache") \
    row(l1_region, switched, "prefetcher of regions into the first-level data cache") \
    row(l2_up_down, switched, "prefetcher of the next or the previous line into the second-level cache") \
    row(dc_prefetch, switched, "prefetcher of the data cache") \
    row(l2_prefetch, switched, "prefetcher of the second-level cache") \
    row(l2_region, switched, "prefetcher of regions into the second-level cache") \
    row(l2_stride, switched, "prefetcher of strides into the second-level cache") \
    row(ic_prefetch, switched, "prefetcher of the instruction cache")
// clang-format on
