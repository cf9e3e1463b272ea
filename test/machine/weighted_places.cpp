// A program whose loop of 1,000 instructions has ten parts; part N executes N times in each of
// 14,800 turns, so that samples can be compared with executed instructions. Each instruction is one
// op; a turn has 5,512 ops. The program has no library and no start-up code, so that each run
// executes equal instructions.
//
// The program begins with 5 bytes before the parts; a part has 5 bytes, then 98 instructions of a
// byte each and two of two bytes.
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
    .byte 0x75 # JNZ of two bytes: without optimisation clang makes six
    .byte part_\times - (. + 1)
    .endr
    dec %edi
    jnz again
    mov $60, %eax
    xor %edi, %edi
    syscall
)");
