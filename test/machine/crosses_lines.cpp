// A program whose instructions are known: it has no library and no start-up code. Each of a
// thousand turns copies 16 bytes by a repeated string instruction, prefetches a line, loads 8 bytes
// that lie in two untouched lines, and executes an instruction that lies on two pages. A turn has
// 12 instructions, the program 12,005.
asm(R"(
    .globl _start
_start:
    mov $1000, %ebx
    lea lines(%rip), %r8
again:
    lea from(%rip), %rsi
    lea to(%rip), %rdi
    mov $16, %ecx
    rep movsb
    prefetcht0 from(%rip)
    mov 60(%r8), %rax
    add $128, %r8
    jmp behind
    .balign 4096
    .skip 4093
behind:
    nop
    mov $1, %eax
    dec %ebx
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
lines:
    .space 128 * 1000 + 64
)");
