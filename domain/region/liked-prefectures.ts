type Kept = { prefectureCode: string | null }
type Been = { prefectureCode: string; count: number }

/** Nobody likes ten places best. */
const MOST = 3

/**
 * The prefectures a member seems to like, best first, three at most: each favourite there counts one, and so does each
 * record, up to five, so that one long journey does not outweigh everything that is kept.
 */
export function likedPrefectures(kept: readonly Kept[], been: readonly Been[]): string[] {
  const scores = new Map<string, number>()
  const add = (code: string, score: number) => scores.set(code, (scores.get(code) ?? 0) + score)
  for (const { prefectureCode } of kept) if (prefectureCode) add(prefectureCode, 1)
  for (const { prefectureCode, count } of been) add(prefectureCode, Math.min(count, 5))
  return [...scores]
    .toSorted(([one, a], [other, b]) => b - a || one.localeCompare(other))
    .slice(0, MOST)
    .map(([code]) => code)
}
