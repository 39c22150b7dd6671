export type Random = {
  next(): number
  between(low: number, high: number): number
  int(low: number, high: number): number
  chance(share: number): boolean
  sign(): 1 | -1
  pick<const List extends readonly [unknown, ...unknown[]]>(list: List): List[number]
}

function hash(text: string): number {
  let h = 2166136261
  for (const char of text) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 16777619)
  return h >>> 0
}

/** mulberry32: the same seed gives the same numbers on every machine. */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + (high - low) * next()
  return {
    next,
    between,
    int: (low, high) => Math.floor(between(low, high + 1)),
    chance: (share) => next() < share,
    sign: () => (next() < 0.5 ? -1 : 1),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  }
}

/** Smooth noise along one axis, within about -1 and 1; one unit of x is one hill. */
export function createNoise(random: Random, octaves = 4): (x: number) => number {
  const table = Array.from({ length: 256 }, () => random.between(-1, 1))
  const at = (i: number) => table[((i % 256) + 256) % 256] ?? 0
  const value = (x: number) => {
    const i = Math.floor(x)
    const t = x - i
    return at(i) + (at(i + 1) - at(i)) * t * t * (3 - 2 * t)
  }
  return (x) => {
    let sum = 0
    for (let octave = 0; octave < octaves; octave++) sum += value(x * 2 ** octave + octave * 37) / 2 ** octave
    return sum / 1.6
  }
}
