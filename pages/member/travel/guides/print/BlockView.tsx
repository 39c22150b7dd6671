import { yenText } from '#domain/travel/cost.ts'
import type { Chapter } from './bind-book.ts'
import type { Block } from './block.ts'
import { Booking, Checks, Contact, Lines, Overview } from './block-parts.tsx'
import { Colophon } from './Colophon.tsx'
import { DayLineView } from './DayLineView.tsx'

type Props = {
  block: Block
  /** The page number of a section or a chapter, counted from 1. */
  pageOf: (to: number | Chapter) => number | undefined
  /** The URL of the QR code on the last page. */
  address: string
}

/** One block of a printed guide. */
export function BlockView({ block, pageOf, address }: Props) {
  switch (block.type) {
    case 'title':
      return (
        <h3
          // Spacing between blocks is padding, so that measured heights include it.
          className="pt-[0.9em] pb-[0.5em] font-mincho text-[1.3em] leading-[1.4] font-semibold first:pt-0"
        >
          {block.text}
        </h3>
      )
    case 'day':
      return (
        <h3 className="flex flex-wrap items-baseline gap-x-[0.8em] pt-[0.9em] pb-[0.7em] font-mincho text-[1em] leading-[1.4] first:pt-0">
          <span className="text-[1.5em] font-semibold">{block.name}</span>
          {block.detail && <span className="text-[1.1em] font-normal">{block.detail}</span>}
        </h3>
      )
    case 'activity':
      return <DayLineView line={block} />
    case 'text':
      return (
        <p
          className={
            block.isAside
              ? 'ps-[6em] pb-[0.6em] text-[0.9em] text-[#3d3933] data-open:pb-0'
              : 'pb-[0.7em] data-open:pb-0'
          }
          data-open={block.isOpen || undefined}
        >
          {block.text}
        </p>
      )
    case 'overview':
      return <Overview block={block} page={pageOf(block.to)} />
    case 'checks':
      return <Checks block={block} />
    case 'booking':
      return <Booking block={block} />
    case 'cost':
      return (
        <p
          className={
            block.isSum
              ? 'flex justify-between gap-[1em] border-b-[1pt] border-[#1a1814] py-[0.22em] font-bold [&>:last-child]:flex-none'
              : 'flex justify-between gap-[1em] border-b-[0.5pt] border-[#d8d1c4] py-[0.22em] [&>:last-child]:flex-none'
          }
        >
          <span>{block.name}</span>
          <span className="tabular-nums">{yenText(block.amount)}</span>
        </p>
      )
    case 'lines':
      return <Lines block={block} />
    case 'contact':
      return <Contact block={block} />
    case 'colophon':
      return <Colophon address={address} />
  }
}
