import { LEVELS, type PrefectureRecords, recordedLevel } from '#domain/region/prefecture-level.ts'

/** The number of records of a prefecture, and the level they imply. */
export function recordsText({ count, stays }: PrefectureRecords): string {
  if (count === 0) return '旅の記録はまだありません。'
  const nights = stays > 0 ? `（うち宿泊${stays}件）` : ''
  const { label } = LEVELS[recordedLevel({ count, stays })]
  return `旅の記録が${count}件${nights}あるので、「${label}」より下にはなりません。`
}
