// Marks a text that the trainer shows translated. The macro leaves the text as it is; lupdate
// collects it under the context (resources/translations/update.sh), and the trainer looks up the
// translation in that context.

#pragma once

#define TRANSLATABLE(context, text) text
