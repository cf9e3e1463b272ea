// A program whose floating-point operations are known: it has no library and no start-up code. A
// hundred thousand turns of one addition and of two multiplications in a register of two numbers,
// a decrement and a branch, then exit(0): 400,004 instructions and 300,000 operations.
asm(R"(
    .globl _start
_start:
    mov $100000, %ecx
again:
    addsd %xmm1, %xmm0
    mulpd %xmm3, %xmm2
    dec %ecx
    jnz again
    mov $60, %eax
    xor %edi, %edi
    syscall
)");
