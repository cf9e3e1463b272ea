// A loop of 1,000 instructions in ten parts, of which part N executes N times in each of 14,800
// turns: what is sampled of it can be compared with what executes. Each instruction is one op; a
// turn has 5,512. No library, no start-up code: each run executes the same.
//
// Behind 5 bytes at the program's begin come the parts: 5 bytes, then 98 instructions of a byte
// each and two of two bytes.
asm(R"(
    .globl _start
_start:
    mov $14800, %edi
again:
    .irp times, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
    mov $\times, %ecx
part_\times:
    .rept 98
    nop
    .endr
    dec %ecx
    jnz part_\times
    .endr
    dec %edi
    jnz again
    mov $60, %eax
    xor %edi, %edi
    syscall
)");
