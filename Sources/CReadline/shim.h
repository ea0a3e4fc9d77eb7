/* stdio must come first: readline's headers use FILE without including it. */
#include <stdio.h>
#include <stdlib.h>
#include <readline/readline.h>
#include <readline/history.h>
