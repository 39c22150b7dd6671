import type { Block } from './block.ts'
import { fillPages, type Measured } from './fill-pages.ts'

/** A folded booklet has eight pages per sheet. */
export const PAGES_OF_BOOKLET = 8

const FILLERS = ['stamps', 'found', 'spent', 'notes'] as const
export type Filler = (typeof FILLERS)[number]

export type BookPage =
  | { kind: 'cover' }
  | { kind: 'blocks'; chapter: Chapter; blocks: readonly Block[] }
  | { kind: 'filler'; filler: Filler }

export type Chapter = 'overview' | 'days' | 'belongings' | 'notes'
export type MeasuredChapters = Record<Chapter, readonly Measured<Block>[]>

const inBooklets = (pages: number): number => Math.ceil(pages / PAGES_OF_BOOKLET) * PAGES_OF_BOOKLET

/**
 * The pages of a book in order: cover, overview, days, note pages, belongings, notes. Their number
 * is a multiple of eight; each day starts on a new page unless that would need eight more.
 */
export function bindBook(chapters: MeasuredChapters, pageHeight: number): BookPage[] {
  const pagesOf = (chapter: Chapter, isApart = false): BookPage[] =>
    fillPages(chapters[chapter], pageHeight, isApart).map((blocks) => ({ kind: 'blocks', chapter, blocks }))
  const [overview, belongings, notes] = [pagesOf('overview'), pagesOf('belongings'), pagesOf('notes')]
  const others = 1 + overview.length + belongings.length + notes.length
  const [apart, close] = [pagesOf('days', true), pagesOf('days')]
  const days = inBooklets(others + apart.length) === inBooklets(others + close.length) ? apart : close
  const missing = inBooklets(others + days.length) - others - days.length
  const fillers = Array.from(
    { length: missing },
    (_, index): BookPage => ({ kind: 'filler', filler: FILLERS[index % FILLERS.length] ?? 'notes' }),
  )
  return [{ kind: 'cover' }, ...overview, ...days, ...fillers, ...belongings, ...notes]
}

/** The page number, counted from 1, where a section or a chapter starts; `undefined` if it has none. */
export function pageOf(pages: readonly BookPage[], to: number | Chapter): number | undefined {
  const isIt = (page: BookPage): boolean =>
    page.kind === 'blocks' &&
    (typeof to === 'number'
      ? page.blocks.some((block) => block.type === 'day' && block.section === to)
      : page.chapter === to)
  return pages.findIndex(isIt) + 1 || undefined
}

/** The header of a page that continues a section: `1日目`; '' if the page starts a new one. */
export function continuedSection(pages: readonly BookPage[], index: number): string {
  const page = pages[index]
  if (page?.kind !== 'blocks' || page.chapter !== 'days' || page.blocks[0]?.type === 'day') return ''
  const before = pages.slice(0, index).flatMap((one) => (one.kind === 'blocks' ? one.blocks : []))
  const day = before.findLast((block) => block.type === 'day')
  return day?.type === 'day' ? day.name : ''
}

/** Whether the rest of a page is free for notes: the next page starts something new. The last page has its own end. */
export function hasRoom(pages: readonly BookPage[], index: number): boolean {
  const [page, next] = [pages[index], pages[index + 1]]
  if (page?.kind !== 'blocks' || page.chapter === 'notes') return false
  return next?.kind !== 'blocks' || next.chapter !== page.chapter || next.blocks[0]?.type === 'day'
}
