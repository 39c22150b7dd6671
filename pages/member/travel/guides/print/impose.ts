import { PAGES_OF_BOOKLET } from './bind-book.ts'

/** A page on a sheet, counted from 0; those of the upper row stand on their heads. */
export type Imposed = { page: number; isTurned: boolean }

/**
 * Where the pages of a booklet stand on its sheet, row by row from the left. The sheet lies lengthwise, is cut between
 * the two middle columns' rows, and is folded to a book that opens from the right, as horizontal writing is read.
 */
const ORDER: readonly Imposed[] = [
  ...[5, 4, 3, 2].map((number) => ({ page: number - 1, isTurned: true })),
  ...[6, 7, 8, 1].map((number) => ({ page: number - 1, isTurned: false })),
]

/** The sheets of a book whose pages come in eights: the second sheet makes the second booklet. */
export const impose = (pages: number): Imposed[][] =>
  Array.from({ length: Math.ceil(pages / PAGES_OF_BOOKLET) }, (_, sheet) =>
    ORDER.map(({ page, isTurned }) => ({ page: sheet * PAGES_OF_BOOKLET + page, isTurned })),
  )
