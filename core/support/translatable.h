// Marks a text that a person may read in another language. The text itself stays as it is; lupdate
// collects it under the context (resources/translations/update.sh), and the trainer translates it
// by that context when it shows the text.

#pragma once

#define TRANSLATABLE(context, text) text
