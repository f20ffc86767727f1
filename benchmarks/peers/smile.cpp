// Smile by hand: fixed arrays, ints, nothing allocated, no library. The limit that the others are measured against.
// Speaks as benchmarks/protocol.py says.

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <ctime>

namespace {

constexpr int kRounds = 10, kMostSeats = 5, kFireflies = 6, kFirefliesPerPoint = 5, kNoColour = -1;
constexpr int kTimedPlayers = 4, kGamesPerLook = 256;
constexpr int kCollect = kMostSeats, kBorrow = 2 * kMostSeats;  // an action: a place in the row, plus the verb

// C01 to C50: docs/rules/smile.md, section 5.1
constexpr int8_t kValue[50] = {-2, 1, 2, 3,  4,  -5, 1, 3, 4, 5, -3, -1, 3,  4, 4, -3, -2, 2,  5, 5, -4, -1, 0, 2, 2,
                               3,  3, 4, 5,  6,  -1, 5, 1, 2, -5, 6, 0,  4, -2, 3, -4, 4, -3, 5, 1, 3,  -2, 3, 2, 4};
constexpr int8_t kColour[50] = {0,  0,  0,  0,  0,  1, 1, 1, 1, 1, 2, 2, 2,  2,  2, 3, 3, 3, 3, 3, -1, -1, -1, -1, -1,
                                -1, -1, -1, -1, -1, 0, 0, 1, 1, 2, 2, 3, 3, -1, -1, 0, 0, 1, 1, 2, 2,  3,  3,  -1, -1};

class Luck {  // sfc32
 public:
  explicit Luck(uint64_t seed) : a_(static_cast<uint32_t>(seed)), b_(static_cast<uint32_t>(seed >> 32)) {
    for (int i = 0; i < 12; ++i) Next();
  }

  int Below(int n) { return static_cast<int>((static_cast<uint64_t>(Next()) * n) >> 32); }

 private:
  uint32_t Next() {
    const uint32_t drawn = a_ + b_ + counter_++;
    a_ = b_ ^ (b_ >> 9);
    b_ = c_ + (c_ << 3);
    c_ = (c_ << 21 | c_ >> 11) + drawn;
    return drawn;
  }

  uint32_t a_, b_, c_ = 0, counter_ = 1;
};

struct Pile {
  int8_t card[2 * kRounds];
  int size = 0;

  void Add(int8_t one) { card[size++] = one; }
};

struct Table {
  int seats, in_deck, in_row, in_circle, at;
  bool over = false;
  int8_t deck[kRounds * kMostSeats];
  int8_t row[kMostSeats], circle[kMostSeats];  // the creatures, and the seats, that are left this round
  int baits[kMostSeats];
  int hands[kMostSeats], tears[kMostSeats];
  Pile fronts[kMostSeats], fled[kMostSeats];

  Table(int players, Luck& luck) : seats(players), in_deck(players * kRounds) {
    for (int i = 0; i < in_deck; ++i) deck[i] = static_cast<int8_t>(i);
    for (int i = in_deck - 1; i > 0; --i) {
      const int j = luck.Below(i + 1);
      const int8_t card = deck[i];
      deck[i] = deck[j];
      deck[j] = card;
    }
    for (int seat = 0; seat < seats; ++seat) hands[seat] = kFireflies, tears[seat] = 0;
    Search(luck.Below(seats));
  }

  void Search(int start) {
    if (in_deck == 0) {
      over = true;
      return;
    }
    for (in_row = 0; in_row < seats; ++in_row) {
      const int8_t card = deck[--in_deck];
      int place = in_row;
      for (; place > 0 && kValue[row[place - 1]] > kValue[card]; --place) row[place] = row[place - 1];
      row[place] = card;
      baits[in_row] = 0;
    }
    for (in_circle = 0; in_circle < seats; ++in_circle) {
      circle[in_circle] = static_cast<int8_t>(start);
      if (++start == seats) start = 0;
    }
    at = 0;
  }

  int Legal(int* actions) const {
    int ties = 1;
    while (ties < in_row && kValue[row[ties]] == kValue[row[0]]) ++ties;
    int count = 0;
    if (hands[circle[at]] > 0)
      for (; count < ties; ++count) actions[count] = count;
    for (int place = 0; place < ties; ++place)
      if (baits[place] > 0) actions[count++] = kCollect + place;
    if (count == 0)
      for (; count < ties; ++count) actions[count] = kBorrow + count;
    return count;
  }

  void Act(int action) {
    const int seat = circle[at];
    if (action >= kBorrow) {
      ++tears[seat];
      ++baits[action - kBorrow];
      ++at;
    } else if (action >= kCollect) {
      Collect(seat, action - kCollect);
      --in_circle;
      for (int i = at; i < in_circle; ++i) circle[i] = circle[i + 1];
      if (in_circle == 1) {
        Collect(circle[0], 0);
        Search(circle[0]);
        return;
      }
    } else {
      --hands[seat];
      ++baits[action];
      ++at;
    }
    if (at == in_circle) at = 0;
  }

  void Collect(int seat, int place) {
    const int8_t card = row[place];
    hands[seat] += baits[place];
    --in_row;
    for (int i = place; i < in_row; ++i) row[i] = row[i + 1], baits[i] = baits[i + 1];
    Pile& front = fronts[seat];
    if (kColour[card] != kNoColour)
      for (int i = 0; i < front.size; ++i)
        if (kColour[front.card[i]] == kColour[card]) {
          fled[seat].Add(front.card[i]);
          fled[seat].Add(card);
          --front.size;
          for (; i < front.size; ++i) front.card[i] = front.card[i + 1];
          return;
        }
    front.Add(card);
  }

  int Score(int seat) const {
    int points = hands[seat] / kFirefliesPerPoint - tears[seat];
    for (int i = 0; i < fronts[seat].size; ++i) points += kValue[fronts[seat].card[i]];
    return points;
  }
};

struct Digest {
  long decisions = 0, points = 0, fireflies = 0;
};

void PlayGame(int players, uint64_t seed, Digest& digest) {
  Luck luck(seed);
  Table table(players, luck);
  int actions[3 * kMostSeats];
  while (!table.over) {
    const int count = table.Legal(actions);
    table.Act(actions[luck.Below(count)]);
    ++digest.decisions;
  }
  for (int seat = 0; seat < players; ++seat) {
    digest.points += (seat + 1) * table.Score(seat);
    digest.fireflies += table.hands[seat];
  }
}

double CpuSeconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + now.tv_nsec * 1e-9;
}

void Go(double seconds, uint64_t& next_seed) {
  Digest digest;
  const double begin = CpuSeconds();
  double now = begin;
  while (now - begin < seconds) {
    for (int i = 0; i < kGamesPerLook; ++i) PlayGame(kTimedPlayers, next_seed++, digest);
    now = CpuSeconds();
  }
  std::printf("{\"decisions\": %ld, \"cpu_seconds\": %.9f}\n", digest.decisions, now - begin);
}

}  // namespace

int main() {
  uint64_t next_seed = 1;
  std::printf("{\"ready\": true, \"compiler\": \"%s\"}\n", __VERSION__);
  std::fflush(stdout);
  char line[256];
  while (std::fgets(line, sizeof line, stdin)) {
    double seconds;
    int players, games;
    unsigned long long seed;
    if (std::sscanf(line, "go %lf", &seconds) == 1) {
      Go(seconds, next_seed);
    } else if (std::sscanf(line, "digest %d %d %llu", &players, &games, &seed) == 3) {
      Digest digest;
      for (int game = 0; game < games; ++game) PlayGame(players, seed + game, digest);
      std::printf("[%ld, %ld, %ld]\n", digest.decisions, digest.points, digest.fireflies);
    } else {
      std::fprintf(stderr, "not understood: %s", line);
      return 1;
    }
    std::fflush(stdout);
  }
}
