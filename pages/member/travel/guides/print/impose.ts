import { PAGES_OF_BOOKLET } from './bind-book.ts'

/** A page on a sheet, counted from 0; pages of the upper row are upside down. */
type Imposed = { page: number; isTurned: boolean }

/**
 * The page positions on the sheet of a booklet, row by row from the left. The sheet is in landscape, cut between the
 * rows of the two middle columns, and folded to a book with horizontal writing.
 */
const ORDER: readonly Imposed[] = [
  ...[5, 4, 3, 2].map((number) => ({ page: number - 1, isTurned: true })),
  ...[6, 7, 8, 1].map((number) => ({ page: number - 1, isTurned: false })),
]

/** The sheets of a book with a multiple of eight pages: each sheet is a booklet. */
export const impose = (pages: number): Imposed[][] =>
  Array.from({ length: Math.ceil(pages / PAGES_OF_BOOKLET) }, (_, sheet) =>
    ORDER.map(({ page, isTurned }) => ({ page: sheet * PAGES_OF_BOOKLET + page, isTurned })),
  )
