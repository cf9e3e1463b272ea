// A program whose branches are known, and whose conditional branch is hard to predict: it has no
// library and no start-up code. Each of 4,000 turns takes a relative call, its return, an indirect
// call, an indirect jump and a return; then a conditional branch is taken where the highest bit of
// a sequence of random numbers is set (x := 1664525 x + 1013904223, from 1 on); then a conditional
// branch goes back, but after the last turn. Each branch and each destination has a label.
asm(R"(
    .globl _start
    .type _start, @function
_start:
    mov $4000, %ebx
    mov $1, %r12d
turn:
relative_call:
    call first
after_first:
    lea second(%rip), %rax
indirect_call:
    call *%rax
after_second:
    imul $1664525, %r12d, %r12d
    add $1013904223, %r12d
    test %r12d, %r12d
random_branch:
    js behind
    nop
behind:
    dec %ebx
conditional:
    jnz turn
relative_jump:
    jmp finish
    .size _start, . - _start

    .type first, @function
first:
    mov $1, %ecx
first_return:
    ret
    .size first, . - first

    .type second, @function
second:
    lea third(%rip), %rax
indirect_jump:
    jmp *%rax
    nop
third:
    mov $2, %ecx
second_return:
    ret
    .size second, . - second

finish:
    mov $60, %eax
    xor %edi, %edi
    syscall
)");
