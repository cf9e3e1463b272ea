// The main program of the toy's test.
bool toy_works();
int main() { return toy_works() ? 0 : 1; }
