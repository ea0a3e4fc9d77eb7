#include "chtml.h"
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>

typedef struct {
  const chtml_listener *listener;
  void *context;
} chtml_state;

static chtml_state *state_of(void *parser) { return (chtml_state *)((htmlParserCtxtPtr)parser)->_private; }

static void opened(void *parser, const xmlChar *name, const xmlChar **attributes) {
  chtml_state *state = state_of(parser);
  if (state && name && !state->listener->open(state->context, name, attributes)) xmlStopParser(parser);
}

static void closed(void *parser, const xmlChar *name) {
  (void)name;
  chtml_state *state = state_of(parser);
  if (state) state->listener->close(state->context);
}

static void told(void *parser, const xmlChar *text, int length) {
  chtml_state *state = state_of(parser);
  if (state && text && length > 0) state->listener->text(state->context, text, length);
}

void chtml_prepare(void) { xmlInitParser(); }

int chtml_parse(const char *bytes, int count, const chtml_listener *listener, void *context) {
  htmlParserCtxtPtr parser = htmlNewParserCtxt();
  if (!parser) return 0;
  chtml_state state = {listener, context};
  parser->_private = &state;
  /* All is told to the listener, and nothing to libxml2's own tree. */
  if (parser->sax) {
    parser->sax->startDocument = NULL;
    parser->sax->internalSubset = NULL;
    parser->sax->comment = NULL;
    parser->sax->processingInstruction = NULL;
    parser->sax->startElement = opened;
    parser->sax->endElement = closed;
    parser->sax->characters = told;
    parser->sax->ignorableWhitespace = told;
    parser->sax->cdataBlock = told;
    xmlDocPtr document = htmlCtxtReadMemory(
        parser, bytes, count, NULL, "UTF-8",
        HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET | HTML_PARSE_IGNORE_ENC);
    if (document) xmlFreeDoc(document);
  }
  htmlFreeParserCtxt(parser);
  return 1;
}

unsigned int chtml_entity(const char *name) {
  const htmlEntityDesc *entity = htmlEntityLookup((const xmlChar *)name);
  return entity ? entity->value : 0;
}
