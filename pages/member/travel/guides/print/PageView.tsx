import type { ReactNode } from 'react'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { BlockView } from './BlockView.tsx'
import { type BookPage, continuedSection, hasRoom, pageOf } from './bind-book.ts'
import { Cover } from './Cover.tsx'
import { FillerPage } from './FillerPage.tsx'
import styles from './PageView.module.css'

type Frame = { title: string; number?: number; children: ReactNode }

/** A page with header and page number. */
export const PageFrame = ({ title, number, children }: Frame) => (
  <div className={styles.page}>
    <p className="mb-[1.4em] truncate border-b-[0.6pt] border-[#b9b1a2] pb-[0.4em] text-[0.76em] text-[#5c564d]">
      {title}
    </p>
    <div className="flex min-h-0 flex-col *:shrink-0" data-content="">
      {children}
    </div>
    <p className="pt-[0.6em] text-center text-[0.8em] text-[#5c564d] tabular-nums">{number}</p>
  </div>
)

export type Book = { pages: readonly BookPage[]; document: GuideDocument; address: string }

/** One page of the book in actual size. */
export function PageView({ book: { pages, document, address }, index }: { book: Book; index: number }) {
  const page = pages[index]
  if (!page) return null
  if (page.kind === 'cover') return <Cover document={document} />
  const before = continuedSection(pages, index)
  return (
    <PageFrame
      title={before ? `${document.guide.title}　${before}（つづき）` : document.guide.title}
      number={index + 1}
    >
      {page.kind === 'filler' ? (
        <FillerPage filler={page.filler} />
      ) : (
        page.blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks are never reordered
          <BlockView key={at} block={block} pageOf={(to) => pageOf(pages, to)} address={address} />
        ))
      )}
      {hasRoom(pages, index) && <FillerPage filler="room" />}
    </PageFrame>
  )
}
