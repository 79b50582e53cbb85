#include "core/random/chacha20.h"

#include "tests/support/test.h"

namespace test_chacha20 {

// Hexadecimal bytes, as the RFC prints them, to little-endian words.
template <std::size_t N>
std::array<std::uint32_t, N> words(const char* hex) {
    const QByteArray bytes = QByteArray::fromHex(hex);
    std::array<std::uint32_t, N> out{};
    for (std::size_t i = 0; i < 4 * N; ++i)
        out[i / 4] |= static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[int(i)]))
                      << (8 * (i % 4));
    return out;
}

class TestChacha20 : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void vectors_of_rfc_8439_data() {
        const auto row = tests::columns<QByteArray, unsigned, QByteArray, QByteArray>(
            "key", "counter", "nonce", "block");

        const QByteArray zero_key(64, '0');
        const QByteArray zero_nonce(24, '0');
        row("2.3.2",
            "000102030405060708090a0b0c0d0e0f"
            "101112131415161718191a1b1c1d1e1f",
            1u, "000000090000004a00000000",
            "10f1e7e4d13b5915500fdd1fa32071c4"
            "c7d1f4c733c068030422aa9ac3d46c4e"
            "d2826446079faa0914c2d705d98b02a2"
            "b5129cd1de164eb9cbd083e8a2503c4e");
        row("A.1 #1", zero_key, 0u, zero_nonce,
            "76b8e0ada0f13d90405d6ae55386bd28"
            "bdd219b8a08ded1aa836efcc8b770dc7"
            "da41597c5157488d7724e03fb8d84a37"
            "6a43b8f41518a11cc387b669b2ee6586");
        row("A.1 #2", zero_key, 1u, zero_nonce,
            "9f07e7be5551387a98ba977c732d080d"
            "cb0f29a048e3656912c6533e32ee7aed"
            "29b721769ce64e43d57133b074d839d5"
            "31ed1f28510afb45ace10a1f4b794d6f");
    }

    void vectors_of_rfc_8439() {
        QFETCH(QByteArray, key);
        QFETCH(unsigned, counter);
        QFETCH(QByteArray, nonce);
        QFETCH(QByteArray, block);
        QCOMPARE(core::random::chacha20_block(words<8>(key), counter, words<3>(nonce)),
                 words<16>(block));
    }
};

} // namespace test_chacha20
