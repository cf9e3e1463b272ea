// A program with two functions of known shares: in each of 100 turns spin_long executes 75,000
// instructions and spin_short 25,000. A turn has 100,004 instructions: two calls, both functions,
// and the two instructions of the loop. Before the first turn there is one instruction, behind the
// last there are three, the call of exit(2) included. The program has no library and no start-up
// code, so that each run executes equal instructions.
asm(R"(
    .globl _start, spin_long, spin_short
    .type _start, @function
_start:
    mov $100, %edi
.Lagain:
    call spin_long
    call spin_short
    dec %edi
    jnz .Lagain
    mov $60, %eax
    xor %edi, %edi
    syscall
    .size _start, . - _start

    .type spin_long, @function
spin_long:
    mov $37499, %ecx
1:  dec %ecx
    jnz 1b
    ret
    .size spin_long, . - spin_long

    .type spin_short, @function
spin_short:
    mov $12499, %ecx
1:  dec %ecx
    jnz 1b
    ret
    .size spin_short, . - spin_short
)");
