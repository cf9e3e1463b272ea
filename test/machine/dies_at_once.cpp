// A program that a signal kills before the machine has read of it: a thousand times a decrement and
// a branch, then UD2, a block of its own. 2,002 instructions, and no call of the system.
asm(R"(
    .globl _start
_start:
    mov $1000, %ecx
again:
    dec %ecx
    jnz again
    ud2
)");
