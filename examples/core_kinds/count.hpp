// The counting of main.cpp, compiled in a file of its own.
#pragma once

/// Runs `work` once for each question, and prints what the CPUs of each kind of core counted
/// meanwhile, or a sentence that says why they did not. Returns how many sentences there were.
int count_on_each_kind_of_core(void (*work)());
