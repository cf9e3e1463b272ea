"""A process that already runs when counting begins, with threads that already run, and threads that
start later. Each thread waits for FIFO and then touches pages; each first touch is a page fault.

usage: runs_already.py FIFO    the threads go on when a line comes from FIFO
"""
import mmap
import sys
import threading
import time

PAGES, BEFORE, MEANWHILE = 100, 10, 40


def touch():
    memory = mmap.mmap(-1, PAGES * mmap.PAGESIZE, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    memory.madvise(mmap.MADV_NOHUGEPAGE)
    go.wait()
    for page in range(PAGES):
        memory[page * mmap.PAGESIZE] = 1


go = threading.Event()
threads = [threading.Thread(target=touch) for _ in range(BEFORE + MEANWHILE)]
for each in threads[:BEFORE]:
    each.start()
print("runs", flush=True)
for each in threads[BEFORE:]:
    time.sleep(0.002)
    each.start()
with open(sys.argv[1]) as line:
    line.readline()
go.set()
for each in threads:
    each.join()
