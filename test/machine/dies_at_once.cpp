// A program that a signal kills before the machine has read any of its records: a thousand times a
// decrement and a branch, then UD2 in a block of its own. It executes 2,002 instructions and makes
// no system call.
asm(R"(
    .globl _start
_start:
    mov $1000, %ecx
again:
    dec %ecx
    jnz again
    ud2
)");
