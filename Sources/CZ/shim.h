/* Inflating, the checksum of archives, and initialisers that are macros in zlib. */
#include <zlib.h>

static inline int cz_inflate_init(z_stream *stream, int window_bits) {
  return inflateInit2(stream, window_bits);
}

static inline int cz_deflate_init(z_stream *stream, int window_bits) {
  return deflateInit2(stream, Z_BEST_COMPRESSION, Z_DEFLATED, window_bits, 8, Z_DEFAULT_STRATEGY);
}
