import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { type BookPage, bindBook, type Chapter, type MeasuredChapters } from './bind-book.ts'
import { type Block, keepsWithNext, type PrintChoices } from './block.ts'
import { bookChapters } from './book-chapters.ts'

/** `pages`: A4 pages. `folded`: eight pages per sheet. They differ in size and capacity. */
export type BookForm = 'pages' | 'folded'

/** A tolerance on every page: printers lay out lines slightly differently from screens. */
const SPARE = 0.015

const CHAPTERS: readonly Chapter[] = ['overview', 'days', 'belongings', 'notes']

type Unbound = { chapter: Chapter; block: Block }[]

/** Measures the height of each block and the capacity of a page. */
function measured(frame: HTMLElement, blocks: Unbound): { chapters: MeasuredChapters; pageHeight: number } {
  const content = frame.querySelector('[data-content]')
  const heights = [...(content?.children ?? [])].map((element) => element.getBoundingClientRect().height)
  const one = (block: Block, index: number) => ({
    block,
    height: heights[index] ?? 0,
    keepsWithNext: keepsWithNext(block),
    begins: block.type === 'day',
  })
  const all = blocks.map(({ chapter, block }, index) => ({ chapter, measure: one(block, index) }))
  const of = (chapter: Chapter) =>
    all.filter((each) => each.chapter === chapter).map(({ measure }) => measure)
  return {
    chapters: {
      overview: of('overview'),
      days: of('days'),
      belongings: of('belongings'),
      notes: of('notes'),
    },
    pageHeight: (content?.getBoundingClientRect().height ?? 0) * (1 - SPARE),
  }
}

type Binding = { unbound: Unbound; pages: BookPage[] | null; frame: RefObject<HTMLDivElement | null> }

/** The pages of a guide's book in a format, after its blocks were measured in `frame`; `null` until then. */
export function useBook(document: GuideDocument, choices: PrintChoices, form: BookForm): Binding {
  const frame = useRef<HTMLDivElement>(null)
  const [pages, setPages] = useState<BookPage[] | null>(null)
  const unbound = useMemo(() => {
    const chapters = bookChapters(document, choices)
    return CHAPTERS.flatMap((chapter) => chapters[chapter].map((block) => ({ chapter, block })))
  }, [document, choices])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another format uses another frame
  useLayoutEffect(() => {
    if (!frame.current) return
    const { chapters, pageHeight } = measured(frame.current, unbound)
    setPages(bindBook(chapters, pageHeight))
  }, [unbound, form])
  return { unbound, pages, frame }
}
