import type { Card } from '#domain/content/card.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import styles from './KindSections.module.css'
import { pairs } from './pairs.ts'

export type KindList = {
  kind: ContentKind
  title: string
  cards: readonly Card[]
  /** The link to all of them. */
  more?: { href: string; label: string }
}

type Props = { lists: readonly KindList[]; canBeSaved?: boolean }

/** A section for each kind; two with a single card share a row on wide screens. */
export function KindSections({ lists, canBeSaved }: Props) {
  const section = ({ kind, title, cards, more }: KindList, columns: 'one' | 'four') => (
    <Section key={kind} id={kind} title={title} more={more}>
      <CardGrid cards={cards} columns={columns} canBeSaved={canBeSaved} />
    </Section>
  )
  return pairs(lists, ({ cards }) => cards.length === 1).map((row) =>
    row.length === 1 ? (
      row.map((list) => section(list, 'four'))
    ) : (
      <div key={row[0]?.kind} className={styles.row}>
        {row.map((list) => section(list, 'one'))}
      </div>
    ),
  )
}
