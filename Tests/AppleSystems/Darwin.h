// The C declarations that the code uses, as Darwin declares them: <sys/types.h>, <sys/stat.h>, <fcntl.h> and so on of the
// macOS SDK. The compiler checks the code with them, and refuses a name that is missing here.
// Look a new one up in https://github.com/apple-oss-distributions (xnu, Libc) or in the SDK of Xcode. Structs may omit fields at
// their end.

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// <sys/types.h>
typedef long ssize_t;
typedef int64_t off_t;
typedef uint16_t mode_t;
typedef int32_t pid_t;
typedef int32_t dev_t;
typedef uint16_t nlink_t;
typedef uint64_t ino_t;
typedef uint32_t uid_t;
typedef uint32_t gid_t;
typedef int64_t blkcnt_t;
typedef int32_t blksize_t;
typedef long time_t;
typedef int32_t suseconds_t;

// <sys/_types/_timespec.h>, <sys/_types/_timeval.h>
struct timespec { time_t tv_sec; long tv_nsec; };
struct timeval { time_t tv_sec; suseconds_t tv_usec; };

// <sys/errno.h>. Numbers differ from Linux.
int *__error(void);
#define errno (*__error())
#define ENOENT 2
#define EINTR 4
#define EEXIST 17
#define EPIPE 32
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ELOOP 62

// <string.h>, <stdlib.h>
char *strerror(int);
char *strdup(const char *);
int memcmp(const void *, const void *, size_t);
void *memcpy(void *, const void *, size_t);
size_t strlen(const char *);
void free(void *);
void *malloc(size_t);
void exit(int) __attribute__((noreturn));
char *getenv(const char *);
int setenv(const char *, const char *, int);
#define EXIT_FAILURE 1
char *realpath(const char *, char *);

// <unistd.h>
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
uid_t geteuid(void);
unsigned int alarm(unsigned int);
int symlink(const char *, const char *);
char *getcwd(char *, size_t);
int close(int);
int ftruncate(int, off_t);
int truncate(const char *, off_t);
int isatty(int);
int rmdir(const char *);
int unlink(const char *);
int usleep(uint32_t);
ssize_t pread(int, void *, size_t, off_t);
ssize_t write(int, const void *, size_t);

// <stdio.h>
typedef struct __sFILE { unsigned char *_p; int _r; int _w; } FILE;
int fflush(FILE *);
int rename(const char *, const char *);

// <sys/fcntl.h>
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_APPEND 0x00000008
#define O_CREAT 0x00000200
#define O_EXCL 0x00000800
#define O_NOFOLLOW 0x00000100
#define O_CLOEXEC 0x01000000
#define LOCK_SH 0x01
#define LOCK_EX 0x02
#define LOCK_NB 0x04
int flock(int, int);

// <sys/stat.h>
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
};
int chmod(const char *, mode_t);
int fchmod(int, mode_t);
int fstat(int, struct stat *);
int lstat(const char *, struct stat *);
int mkdir(const char *, mode_t);
int stat(const char *, struct stat *);

// <sys/signal.h>
#define SIGKILL 9
#define SIGPIPE 13
typedef void (*sig_t)(int);
void (*signal(int, void (*)(int)))(int);
int kill(pid_t, int);

// <sys/resource.h>, <sys/wait.h>. `ru_maxrss` counts bytes; on Linux, kilobytes.
struct rusage {
  struct timeval ru_utime;
  struct timeval ru_stime;
  long ru_maxrss;
};
#define RUSAGE_SELF 0
int getrusage(int, struct rusage *);
pid_t wait4(pid_t, int *, int, struct rusage *);

// <sys/_types/_iovec_t.h>
struct iovec { void *iov_base; size_t iov_len; };

// <dlfcn.h>
#define RTLD_LAZY 0x1
#define RTLD_NOW 0x2
#define RTLD_LOCAL 0x4
void *dlopen(const char *, int);
void *dlsym(void *, const char *);

// <time.h>
typedef enum {
  _CLOCK_REALTIME = 0,
  _CLOCK_MONOTONIC = 6,
  _CLOCK_PROCESS_CPUTIME_ID = 12,
  _CLOCK_THREAD_CPUTIME_ID = 16,
} clockid_t;
int clock_gettime(clockid_t, struct timespec *);

// <spawn.h>
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
int posix_spawn(
    pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *, char *const[], char *const[]);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *, int, const char *, int, mode_t);

// <sys/socket.h>, <netinet/in.h>, <netinet/tcp.h>, <poll.h>. MSG_NOSIGNAL does not exist.
typedef uint32_t socklen_t;
typedef uint8_t sa_family_t;
typedef uint16_t in_port_t;
typedef uint32_t in_addr_t;
typedef unsigned int nfds_t;
struct in_addr { in_addr_t s_addr; };
struct sockaddr { uint8_t sa_len; sa_family_t sa_family; char sa_data[14]; };
struct sockaddr_in {
  uint8_t sin_len;
  sa_family_t sin_family;
  in_port_t sin_port;
  struct in_addr sin_addr;
  char sin_zero[8];
};
struct linger { int l_onoff; int l_linger; };
struct pollfd { int fd; short events; short revents; };
#define AF_INET 2
#define SOCK_STREAM 1
#define SOL_SOCKET 0xffff
#define SO_LINGER 0x0080
#define SO_NOSIGPIPE 0x1022
#define IPPROTO_TCP 6
#define TCP_NODELAY 0x01
#define MSG_PEEK 0x2
#define SHUT_RDWR 2
#define POLLIN 0x0001
int accept(int, struct sockaddr *, socklen_t *);
int bind(int, const struct sockaddr *, socklen_t);
int connect(int, const struct sockaddr *, socklen_t);
int getsockname(int, struct sockaddr *, socklen_t *);
int listen(int, int);
int poll(struct pollfd *, nfds_t, int);
int setsockopt(int, int, int, const void *, socklen_t);
int shutdown(int, int);
int socket(int, int, int);
ssize_t recv(int, void *, size_t, int);
ssize_t send(int, const void *, size_t, int);

// <math.h>
double exp(double);
double floor(double);
double log(double);
double log2(double);
double log10(double);
double pow(double, double);
double sqrt(double);
