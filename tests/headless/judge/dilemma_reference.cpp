// The challenge's reference strategies as a program of their own, written apart from the library's:
//   dilemma_reference lazy|greedy|wrathful|envious

#include <cstdio>
#include <cstring>

namespace {

constexpr int most = 101;

int players, me, rounds;
long score[most];
bool hit_me[most]; // in the last round

// The past rounds; a pair is "(a, b)", a line a round.
void read_rounds() {
    for (int line = 0; line < rounds; ++line) {
        std::memset(hit_me, 0, sizeof hit_me);
        for (int c = std::getchar(); c != '\n' && c != EOF; c = std::getchar()) {
            int taker = 0, victim = 0;
            if (c != '(' || std::scanf("%d, %d)", &taker, &victim) != 2) continue;
            score[taker] += 1;
            score[victim] -= 2;
            if (victim == me) hit_me[taker] = true;
        }
    }
}

// The number of others that stand before this one.
int better_than(int id) {
    int count = 0;
    for (int other = 1; other <= players; ++other)
        if (other != me && other != id &&
            (score[other] > score[id] || (score[other] == score[id] && other > id)))
            ++count;
    return count;
}

bool takes_from(const char* strategy, int id) {
    if (std::strcmp(strategy, "lazy") == 0) return false;
    if (std::strcmp(strategy, "greedy") == 0 || rounds == 0) return true;
    if (std::strcmp(strategy, "wrathful") == 0) return hit_me[id];
    return better_than(id) < players / 2;
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2 || std::scanf("%d %d %d", &players, &me, &rounds) != 3 || players >= most)
        return 1;
    std::getchar();
    read_rounds();
    for (int id = 1; id <= players; ++id)
        if (id != me && takes_from(argv[1], id)) std::printf("%d ", id);
    std::printf("\n");
    return 0;
}
