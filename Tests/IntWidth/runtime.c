// What embedded Swift needs of a C library, for Linux without one: memory, output, rounding, long division.

typedef __SIZE_TYPE__ size;
typedef unsigned long long wide;

#ifdef __i386__
__asm__(".globl _start\n_start: and $-16, %esp\n call begin\n");
static long call(long number, long a, long b, long c) {
  long result;
  __asm__ volatile("int $0x80" : "=a"(result) : "a"(number), "b"(a), "c"(b), "d"(c) : "memory");
  return result;
}
enum { EXIT = 1, WRITE = 4 };
#else
__asm__(".globl _start\n_start: and $-16, %rsp\n call begin\n");
static long call(long number, long a, long b, long c) {
  long result;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(number), "D"(a), "S"(b), "d"(c)
                   : "rcx", "r11", "memory");
  return result;
}
enum { EXIT = 60, WRITE = 1 };
#endif

void run(void);

static char line[4096];
static size length;

static void flush(void) {
  call(WRITE, 1, (long)line, length);
  length = 0;
}

// Writes whole lines, so that a trap hides none.
int putchar(int byte) {
  line[length++] = byte;
  if (byte == '\n' || length == sizeof line) flush();
  return byte;
}

void begin(void) {
  run();
  flush();
  call(EXIT, 0, 0, 0);
}

void *memcpy(void *to, const void *from, size count) {
  void *start = to;
  __asm__ volatile("rep movsb" : "+D"(to), "+S"(from), "+c"(count) : : "memory");
  return start;
}

void *memset(void *to, int byte, size count) {
  void *start = to;
  __asm__ volatile("rep stosb" : "+D"(to), "+c"(count) : "a"(byte) : "memory");
  return start;
}

void *memmove(void *to, const void *from, size count) {
  if ((char *)to <= (char *)from) return memcpy(to, from, count);
  for (size index = count; index-- > 0;) ((char *)to)[index] = ((const char *)from)[index];
  return to;
}

int memcmp(const void *one, const void *other, size count) {
  const unsigned char *left = one, *right = other;
  for (; count > 0; count--, left++, right++)
    if (*left != *right) return *left - *right;
  return 0;
}

// Blocks of 16 times a power of two bytes. The number of the power is 16 bytes before a block.
static char memory[512 << 20] __attribute__((aligned(16)));
static size used;
static void *unused[32];

int posix_memalign(void **block, size alignment, size count) {
  int power = 0;
  while (((size)16 << power) < count) power++;
  if (unused[power]) {
    *block = unused[power];
    unused[power] = *(void **)*block;
    return 0;
  }
  size room = ((size)16 << power) + 16;
  if (alignment > 16 || room > sizeof memory - used) return 12;
  *block = memory + used + 16;
  *(int *)(memory + used) = power;
  used += room;
  return 0;
}

void free(void *block) {
  if (!block) return;
  int power = *(int *)((char *)block - 16);
  *(void **)block = unused[power];
  unused[power] = block;
}

double trunc(double value) {
  return value > -0x1p52 && value < 0x1p52 ? __builtin_copysign((double)(long long)value, value) : value;
}
double floor(double value) { return trunc(value) > value ? trunc(value) - 1 : trunc(value); }
double ceil(double value) { return -floor(-value); }
double round(double value) {
  double whole = trunc(value), rest = value - whole;
  return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole;
}

// The same on both widths, but not always the nearest double. That is what `NumberTests` are for.
const char *_swift_stdlib_strtod_clocale(const char *text, double *value) {
  int negative = *text == '-', exponent = 0, point = 0;
  if (negative) text++;
  for (*value = 0; (*text >= '0' && *text <= '9') || (*text == '.' && !point); text++) {
    if (*text == '.') { point = 1; continue; }
    *value = *value * 10 + (*text - '0');
    if (point) exponent--;
  }
  if (*text == 'e' || *text == 'E') {
    int sign = text[1] == '-' ? -1 : 1, power = 0;
    for (text += text[1] == '-' || text[1] == '+' ? 2 : 1; *text >= '0' && *text <= '9'; text++)
      if (power < 100000) power = power * 10 + (*text - '0');
    exponent += sign * power;
  }
  for (; exponent > 0 && *value != 0 && *value < __builtin_inf(); exponent--) *value *= 10;
  for (; exponent < 0 && *value != 0; exponent++) *value /= 10;
  if (negative) *value = -*value;
  return text;
}

// Hashes are the same in every run.
void arc4random_buf(void *bytes, size count) { memset(bytes, 7, count); }

size __stack_chk_guard = 1;
void __stack_chk_fail(void) { __builtin_trap(); }

#ifdef __i386__
static wide divide(wide value, wide divisor, wide *rest) {
  wide quotient = 0, left = 0;
  for (int bit = 63; bit >= 0; bit--) {
    int carries = left >> 63;
    left = left << 1 | (value >> bit & 1);
    if (carries || left >= divisor) {
      left -= divisor;
      quotient |= 1ULL << bit;
    }
  }
  *rest = left;
  return quotient;
}
wide __udivdi3(wide value, wide divisor) { wide rest; return divide(value, divisor, &rest); }
wide __umoddi3(wide value, wide divisor) { wide rest; divide(value, divisor, &rest); return rest; }
static wide magnitude(long long value) { return value < 0 ? 0 - (wide)value : value; }
long long __divdi3(long long value, long long divisor) {
  wide quotient = __udivdi3(magnitude(value), magnitude(divisor));
  return (value < 0) != (divisor < 0) ? 0 - quotient : quotient;
}
long long __moddi3(long long value, long long divisor) {
  wide rest = __umoddi3(magnitude(value), magnitude(divisor));
  return value < 0 ? 0 - rest : rest;
}
#endif
