import type { Block } from './block.ts'
import { fillPages, type Measured } from './fill-pages.ts'

/** What a booklet is folded of: its pages come in eights. */
export const PAGES_OF_BOOKLET = 8

const FILLERS = ['stamps', 'found', 'spent', 'notes'] as const
export type Filler = (typeof FILLERS)[number]

export type BookPage =
  | { kind: 'cover' }
  | { kind: 'blocks'; chapter: Chapter; blocks: readonly Block[] }
  | { kind: 'filler'; filler: Filler }

export type Chapter = 'overview' | 'days' | 'things' | 'notes'
export type MeasuredChapters = Record<Chapter, readonly Measured<Block>[]>

const inBooklets = (pages: number): number => Math.ceil(pages / PAGES_OF_BOOKLET) * PAGES_OF_BOOKLET

/**
 * The pages of a book in their order: cover, overview, days, pages to write on, things, notes. There are eight of them,
 * or the next multiple of eight; each day begins a page unless that would make the book longer.
 */
export function bindBook(chapters: MeasuredChapters, pageHeight: number): BookPage[] {
  const pagesOf = (chapter: Chapter, isApart = false): BookPage[] =>
    fillPages(chapters[chapter], pageHeight, isApart).map((blocks) => ({ kind: 'blocks', chapter, blocks }))
  const [overview, things, notes] = [pagesOf('overview'), pagesOf('things'), pagesOf('notes')]
  const others = 1 + overview.length + things.length + notes.length
  const [apart, close] = [pagesOf('days', true), pagesOf('days')]
  const days = inBooklets(others + apart.length) === inBooklets(others + close.length) ? apart : close
  const missing = inBooklets(others + days.length) - others - days.length
  const fillers = Array.from(
    { length: missing },
    (_, index): BookPage => ({ kind: 'filler', filler: FILLERS[index % FILLERS.length] ?? 'notes' }),
  )
  return [{ kind: 'cover' }, ...overview, ...days, ...fillers, ...things, ...notes]
}

/** On which page, counted from 1, each section begins. */
export function pagesOfSections(pages: readonly BookPage[]): Map<number, number> {
  const found = new Map<number, number>()
  for (const [index, page] of pages.entries())
    if (page.kind === 'blocks' && page.chapter === 'days')
      for (const block of page.blocks) if (block.type === 'day') found.set(block.section, index + 1)
  return found
}

/** The page of a chapter, counted from 1; 0 where it has none. */
export const pageOfChapter = (pages: readonly BookPage[], chapter: Chapter): number =>
  pages.findIndex((page) => page.kind === 'blocks' && page.chapter === chapter) + 1
