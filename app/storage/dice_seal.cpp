#include "app/storage/dice_seal.h"

#include <QCryptographicHash>

namespace app::storage {

QString dice_seal(const core::dice::Seed& seed) {
    const QByteArray bytes(reinterpret_cast<const char*>(seed.data()),
                           static_cast<qsizetype>(seed.size()));
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

} // namespace app::storage
