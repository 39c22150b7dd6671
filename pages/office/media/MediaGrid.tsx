import type { ReactNode } from 'react'
import { type Media, pictureOf } from '#domain/media/media.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import styles from './MediaGrid.module.css'
import { missingText, sizeText, usesText } from './media-text.ts'
import { useArrowGrid } from './useArrowGrid.ts'

const THUMBNAILS = ['sm200:cover', 'sm:cover', 'screen:384x288'] as const

type Props = {
  list: readonly Media[]
  label: string
  /** Cells link to the picture's page, or select it. */
  hrefOf?: (media: Media) => string
  onSelect?: (media: Media) => void
}

/** A grid of pictures with arrow key navigation; a single tab stop. */
export function MediaGrid({ list, label, hrefOf, onSelect }: Props) {
  const { grid, isCurrent, props } = useArrowGrid(list.length)
  return (
    <ul
      className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-12 gap-y-16 max-md:grid-cols-[repeat(2,1fr)]"
      ref={grid}
      aria-label={label}
      {...props}
    >
      {list.map((media, index) => (
        <li key={media.id}>
          <Cell
            tabIndex={isCurrent(index) ? 0 : -1}
            href={hrefOf?.(media)}
            onClick={onSelect && (() => onSelect(media))}
          >
            <Face media={media} />
          </Cell>
        </li>
      ))}
    </ul>
  )
}

type CellProps = {
  tabIndex: number
  href: string | undefined
  onClick: (() => void) | undefined
  children: ReactNode
}

function Cell({ href, onClick, ...props }: CellProps) {
  if (href === undefined)
    return <button className={styles.cell} type="button" onClick={onClick} data-cell="" {...props} />
  return <a className={styles.cell} href={href} data-cell="" {...props} />
}

function Face({ media }: { media: Media }) {
  const missing = missingText(media)
  return (
    <>
      <Picture
        className="aspect-4/3 h-auto w-full bg-rule object-cover"
        picture={pictureOf(media)}
        presets={THUMBNAILS}
        sizes="(width < 768px) 45vw, 12rem"
        decorative
      />
      <span className={`${styles.name} mt-4 truncate text-13 leading-[1.5]`}>{media.name}</span>
      <span
        className="line-clamp-2 text-12 leading-[1.5] text-usuzumi data-missing:text-shu-text"
        data-missing={missing !== null || undefined}
      >
        {missing ?? media.alt}
      </span>
      <span className="text-12 text-usuzumi tabular-nums">{`${sizeText(media)}・${usesText(media.uses)}`}</span>
    </>
  )
}

/** Skeleton of the grid. */
export const MediaGridWaiting = () => (
  <ul
    className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-12 gap-y-16 max-md:grid-cols-[repeat(2,1fr)]"
    aria-hidden="true"
  >
    {Array.from({ length: 12 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: all items are equal
      <li key={index} className="aspect-[4_/_3.9] bg-rule" />
    ))}
  </ul>
)
