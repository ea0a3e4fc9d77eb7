#!/bin/sh
# Lets libFuzzer draw inputs that lead to code nobody reached yet, for every kind of input there is.
#
#     explore.sh SECONDS [INPUT …]     that long for each: recipe cooklang ingredients frontmatter table stock conversation utterance
#     explore.sh --keep                makes the committed corpus anew: as little as reaches as much
#
# What was drawn stays in .build/fuzz/drawn and is gone on from; what broke something is in .build/fuzz/broken.
# Read such a file again with: SOUS_FUZZ_INPUT=… .build/fuzz/release/fuzz FILE
set -eu
cd "$(dirname "$0")/../.."
seconds=$1
shift
inputs=${*:-recipe cooklang ingredients frontmatter table stock conversation utterance}
here=.build/fuzz
most=32 # inputs kept of one kind; those with other names than a hash stay

# The fuzzer's sanitizer alone: of two, the last one named decides whether Swift is instrumented for coverage, and
# swift build names them in any order. Memory is looked at by "make check STEPS=address".
SOUS_FUZZ=1 swift build -c release --sanitize=fuzzer --scratch-path $here --product fuzz --quiet
# The learned words are kept between runs; nobody's own kitchen or recipes are looked at.
export XDG_CACHE_HOME="$PWD/$here/cache" XDG_DATA_HOME="$PWD/$here/data" XDG_STATE_HOME="$PWD/$here/state"
# A crash is told by the fuzzer; the backtracer would hold on to the pipe.
export SWIFT_BACKTRACE=enable=no

# What there is already: recipes, tables, what is said in the transcripts.
seeds() {
  mkdir -p "$1"
  case $2 in
  recipe | cooklang) cp Sources/Catalogue/Resources/recipes/*.cook "$1" ;;
  ingredients) cut -d'"' -f4 evaluation/ingredients/look.jsonl | split -l 10 - "$1/lines-" ;;
  frontmatter) for file in Sources/Catalogue/Resources/recipes/*.cook; do
    sed -n '2,/^---$/{/^---$/!p}' "$file" >"$1/$(basename "$file")"; done ;;
  table) for file in Sources/Catalogue/Resources/tables/*.csv; do
    head -n 6 "$file" >"$1/$(basename "$file")"; done ;;
  utterance) for file in transcripts/*/*.md; do
    sed -n 's/^> //p' "$file" | head -n 4 >"$1/$(basename "$file")"; done ;;
  esac
}

status=0
for input in $inputs; do
  export SOUS_FUZZ_INPUT="$input"
  mkdir -p "$here/drawn/$input" "$here/broken" "Tests/fuzz/corpus/$input"
  if [ "$seconds" = --keep ]; then
    rm -rf "$here/kept" && mkdir -p "$here/kept" "$here/small"
    # Small ones that reach much; the rest is drawn again when it is wanted.
    length=600
    test "$input" != conversation || length=2000
    $here/release/fuzz -merge=1 -max_len=$length "$here/kept" "Tests/fuzz/corpus/$input" "$here/drawn/$input" \
      >"$here/$input.log" 2>&1 || status=1
    rm -f "Tests/fuzz/corpus/$input"/[0-9a-f]*
    find "$here/kept" -type f -printf '%s %p\n' | sort -n | cut -d' ' -f2 |
      awk -v most=$most '{ all[NR] = $0 } END { for (i = 1; i <= most && i <= NR; i++) \
        print all[int((i - 1) * NR / (NR < most ? NR : most)) + 1] }' |
      while read -r file; do
        cp "$file" "Tests/fuzz/corpus/$input/$(basename "$file" | cut -c1-12)"
      done
    continue
  fi
  seeds "$here/seeds/$input" "$input"
  $here/release/fuzz -max_total_time="$seconds" -timeout=20 -rss_limit_mb=4096 -max_len=32768 -print_final_stats=1 \
    -artifact_prefix="$here/broken/$input-" "$here/drawn/$input" "Tests/fuzz/corpus/$input" "$here/seeds/$input" \
    >"$here/$input.log" 2>&1 || status=1
  printf '%s: %s executions, %s\n' "$input" \
    "$(sed -n 's/^stat::number_of_executed_units: *//p' "$here/$input.log")" \
    "$(grep -a -m 1 'Fatal error\|ERROR: ' "$here/$input.log" || echo 'nothing broke')"
done
exit $status
