// A program of which it is known what executes: no library, no start-up code. A thousand times: 16
// bytes are copied by a repeated string instruction, a line is prefetched, 8 bytes are loaded that
// lie in two lines of which nothing was accessed before, and an instruction that lies on two pages
// is executed behind another. 12 instructions in a turn; 12,005 in all.
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
