#include "app/session/game_setup.h"

#include <QRandomGenerator>

namespace app {

core::dice::Seed fresh_seed() {
    core::dice::Seed seed;
    for (std::uint8_t& byte : seed)
        byte = static_cast<std::uint8_t>(QRandomGenerator::system()->bounded(256));
    return seed;
}

} // namespace app
