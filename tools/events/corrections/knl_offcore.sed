# perfmon's file of events sets bit 4 in ANY_PF_L2 (70h), ANY_DATA_RD (3091h) and ANY_READ (32F7h), and
# has digits in the wrong place in ANY_REQUEST.L2_MISS. perfmon's file of the matrix has 60h, 3081h, 32E7h
# and 1981F88000h, and Linux and libpfm4 reserve bit 4: no register accepts the values of the file of events.
1a\
# Corrected by the matrix (knightslanding_matrix.json): the requests ANY_PF_L2, ANY_DATA_RD and ANY_READ, without bit 4, which MSR_OFFCORE_RSP reserves; ANY_REQUEST.L2_MISS.
/^OFFCORE_RESPONSE\.ANY_PF_L2\./s/\(,0x1a6[^,]*,0x[0-9a-f]*\)70,/\160,/
/^OFFCORE_RESPONSE\.ANY_DATA_RD\./s/\(,0x1a6[^,]*,0x[0-9a-f]*\)3091,/\13081,/
/^OFFCORE_RESPONSE\.ANY_READ\./s/\(,0x1a6[^,]*,0x[0-9a-f]*\)32f7,/\132e7,/
/^OFFCORE_RESPONSE\.ANY_REQUEST\.L2_MISS,/s/,0x18001981f8,/,0x1981f88000,/
