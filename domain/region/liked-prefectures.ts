type FavoritePlace = { prefectureCode: string | null }
type Visit = { prefectureCode: string; count: number }

const MAX_PREFECTURES = 3

/**
 * A member's favourite prefectures, best first, three at most. Each favourite counts one, and each record one, up to
 * five, so that one long journey does not outweigh all favourites.
 */
export function likedPrefectures(favorites: readonly FavoritePlace[], visits: readonly Visit[]): string[] {
  const scores = new Map<string, number>()
  const add = (code: string, score: number) => scores.set(code, (scores.get(code) ?? 0) + score)
  for (const { prefectureCode } of favorites) if (prefectureCode) add(prefectureCode, 1)
  for (const { prefectureCode, count } of visits) add(prefectureCode, Math.min(count, 5))
  return [...scores]
    .toSorted(([one, a], [other, b]) => b - a || one.localeCompare(other))
    .slice(0, MAX_PREFECTURES)
    .map(([code]) => code)
}
