#ifndef CWIDTH_H
#define CWIDTH_H
#include <stdint.h>
/* Columns one Unicode scalar takes on a terminal: 0, 1 or 2; -1 for a control character.
   The same on every machine and in every locale. */
int cwidth_scalar(uint32_t scalar);
#endif
