/*
 * Regions for programs in C: counts of nested parts of a program, by threads. One file of the
 * program is C++: it includes <msr/region_c.hpp> and calls msr::serve_c_regions, which names the
 * plan and the backend. A begin and an end allocate nothing and take no lock.
 */
#ifndef MSR_REGION_H
#define MSR_REGION_H

#ifdef __cplusplus
extern "C" {
#endif

/* The name of a region, a part of a program that is counted. */
typedef struct msr_region {
    unsigned number; /* index of the region's name in a list of regions; for the library only */
} msr_region;

/* Returns the region of this name; a name always gives the same region. The call takes a lock, so
 * make it once. Without memory for the region, or before regions are served, the region counts
 * nothing, and msr_region_why returns the reason. */
msr_region msr_region_of(const char *name);

/*
 * Makes the calling thread begin to count. Returns 0, or -1 and msr_region_why returns the reason.
 */
int msr_region_thread_begin(void);
/*
 * Adds the calling thread's counts to the sums of the program. A thread that ends does so by
 * itself.
 */
void msr_region_thread_end(void);

/* Begins a region inside of the one that the thread began last and has not ended. */
void msr_region_begin(msr_region region);
/* Ends the region that the thread began last and has not ended. */
void msr_region_end(void);

/*
 * Writes the counts that threads have added to a file, or to standard output where path is "-";
 * format is "table", "csv" or "json". Returns 0, or -1 and msr_region_why returns the reason.
 */
int msr_region_write(const char *path, const char *format);

/* The reason why the calling thread's last failed call failed; "" where none has failed. */
const char *msr_region_why(void);

#ifdef __cplusplus
}
#endif

#endif
