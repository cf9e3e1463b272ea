// A program whose instructions are known: it has no library and no start-up code. A million turns
// of a load, a store, a decrement and a branch, then exit(2): 4,000,004 instructions.
asm(R"(
    .globl _start
_start:
    mov $1000000, %ecx
again:
    mov from(%rip), %eax
    mov %eax, to(%rip)
    dec %ecx
    jnz again
    mov $60, %eax
    xor %edi, %edi
    syscall
    .bss
    .balign 64
from:
    .space 64
to:
    .space 64
)");
