/* A program in C that counts regions, in its main thread and in another. */
#include <msr/region.h>

#include <pthread.h>
#include <stdio.h>
#include <string.h>

void serve(void);              /* defined in server.cpp */
void load_line(unsigned line); /* defined in server.cpp */

static msr_region outer, inner;

static void *count_in_thread(void *unused) {
    (void)unused;
    if (msr_region_thread_begin() != 0) return NULL;
    msr_region_begin(inner);
    for (unsigned i = 0; i < 7; ++i)
        load_line(1000 + i);
    msr_region_end();
    return NULL; /* a thread that ends hands over its counts by itself */
}

int main(int count, char **words) {
    pthread_t thread;
    unsigned i;
    if (count != 2) return 2;
    if (msr_region_thread_begin() == 0) return 3;
    fprintf(stderr, "%s\n", msr_region_why());
    serve();
    msr_region_begin(outer);
    fprintf(stderr, "%s\n", msr_region_why());
    msr_region_end();
    outer = msr_region_of("outer");
    inner = msr_region_of("inner");
    if (msr_region_of("outer").number != outer.number) return 4;
    if (msr_region_thread_begin() != 0) return 5;
    msr_region_begin(outer);
    for (i = 0; i < 5; ++i)
        load_line(i);
    msr_region_begin(inner);
    for (i = 0; i < 20; ++i)
        load_line(i);
    msr_region_end();
    msr_region_end();
    msr_region_begin(msr_region_of("no room for it"));
    msr_region_end();
    fprintf(stderr, "%s\n", msr_region_why());
    msr_region_thread_end();
    if (pthread_create(&thread, NULL, count_in_thread, NULL) != 0) return 6;
    pthread_join(thread, NULL);
    if (msr_region_write("-", "xml") == 0) return 7;
    fprintf(stderr, "%s\n", msr_region_why());
    if (msr_region_write("/no/such/folder/report", "csv") == 0) return 8;
    fprintf(stderr, "%s\n", msr_region_why());
    if (msr_region_write(words[1], "csv") != 0) return 9;
    return 0;
}
