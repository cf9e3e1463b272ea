// A program whose branches are known: it has no library and no start-up code. Each of three turns
// takes a relative call, its return, an indirect call, an indirect jump and a return; after the
// first and the second turn a conditional branch goes back, after the third a relative jump goes
// on. Each branch and each destination has a label.
asm(R"(
    .globl _start
_start:
    mov $3, %ebx
turn:
relative_call:
    call first
after_first:
    lea second(%rip), %rax
indirect_call:
    call *%rax
after_second:
    dec %ebx
conditional:
    jnz turn
relative_jump:
    jmp finish
first:
    mov $1, %ecx
first_return:
    ret
second:
    lea third(%rip), %rax
indirect_jump:
    jmp *%rax
    nop
third:
    mov $2, %ecx
second_return:
    ret
finish:
    mov $60, %eax
    xor %edi, %edi
    syscall
)");
