#!/bin/sh
# Brings the translations in step with the program's texts:
#   sh resources/translations/update.sh          new texts are added, texts that are gone leave
# Afterwards translate what is marked unfinished, with Qt Linguist or by hand. A test fails as long as
# a text is missing or unfinished.
set -eu
top=$(cd "$(dirname "$0")/../.." && pwd)
cd "$top"
for tool in lupdate /usr/lib/qt6/bin/lupdate; do command -v "$tool" >/dev/null && break; done
for language in de cs en; do
    # English needs its plurals only.
    plurals=
    [ "$language" = en ] && plurals=-pluralonly
    "$tool" -I . app core ai -extensions cpp,h -no-obsolete -locations none $plurals \
        -tr-function-alias QT_TRANSLATE_NOOP+=TRANSLATABLE -source-language en \
        -target-language "$language" -ts "${1:-resources/translations}/alea_$language.ts"
done
