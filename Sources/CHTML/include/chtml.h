/* What is used of libxml2's HTML parser, without its headers: those lie in a folder of their own that only pkg-config
   knows, and clash with Foundation where libxml2 was built with ICU. */
#ifndef CHTML_H
#define CHTML_H

/* Whom the parser tells of a page, with the context given to chtml_parse. Texts are UTF-8. */
typedef struct {
  /* An element begins; attributes are pairs of names and values (or null) behind one another, null at the end, or null.
     What it returns is 0 where the parser is to stop. */
  int (*open)(void *context, const unsigned char *name, const unsigned char **attributes);
  void (*close)(void *context);
  void (*text)(void *context, const unsigned char *text, int length);
} chtml_listener;

/* Must run once before any thread parses. */
void chtml_prepare(void);

/* Parses so many bytes of UTF-8 and tells what is found; 0 where no parser could be made. Nothing is fetched. */
int chtml_parse(const char *bytes, int count, const chtml_listener *listener, void *context);

/* The character that an HTML entity stands for ("eacute"), or 0. */
unsigned int chtml_entity(const char *name);

#endif
