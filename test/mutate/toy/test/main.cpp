// The main program of the test of toy.hpp, for the test of the script mutate.
bool toy_works();
int main() { return toy_works() ? 0 : 1; }
