import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import type { Data } from './+loader.ts'

/** Says that the site has no page of a well-known place. */
export const AbsentNote = ({ absent: { name, prefectureCode } }: { absent: NonNullable<Data['absent']> }) =>
  `${name}（${prefectureOfCode(prefectureCode)?.name}）のページは、まだありません。`
