"""Writes the corpus: `python3 Tests/ImportingTests/CorpusMaker`."""
import kit
import jsonld
for more in ("pages", "texts", "exports"):
    try:
        __import__(more)
    except ModuleNotFoundError as missing:
        if missing.name != more:
            raise
kit.write()
print(len(kit.CASES), "cases")
