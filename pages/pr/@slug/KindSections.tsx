import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { useData } from '#renderer/page-context.tsx'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import type { Data } from './+loader.ts'
import { allOfKind } from './all-of-kind.ts'
import styles from './KindSections.module.css'
import { pairs } from './pairs.ts'

type List = Data['lists'][number]

/** A section for each kind; two with a single card share a row on wide screens. */
export function KindSections({ lists }: { lists: readonly List[] }) {
  const rows = pairs(lists, ({ cards }) => cards.length === 1)
  return rows.map((row) =>
    row.length === 1 ? (
      row.map((list) => <KindSection key={list.kind} list={list} />)
    ) : (
      <div key={row[0]?.kind} className={styles.row}>
        {row.map((list) => (
          <KindSection key={list.kind} list={list} isHalf />
        ))}
      </div>
    ),
  )
}

function KindSection({ list, isHalf = false }: { list: List; isHalf?: boolean }) {
  const { prefecture, picks: recommendations, season, popular } = useData<Data>()
  const { label } = CONTENT_KINDS[list.kind]
  const above = [...recommendations.map(({ card }) => card), ...popular]
  const chosen = new Set(above.filter(({ kind }) => kind === list.kind).map(({ id }) => id)).size
  const isRest = (list.kind === 'spot' && season.isOwn) || chosen > 0
  const shown = list.cards.length + chosen + (list.kind === 'spot' && season.isOwn ? season.cards.length : 0)
  return (
    <Section
      id={list.kind}
      title={`${prefecture.name}の${isRest ? 'ほかの' : ''}${label}`}
      more={
        list.total > shown
          ? { href: allOfKind(list.kind, prefecture), label: `${label}をすべて見る（${list.total}件）` }
          : undefined
      }
    >
      <CardGrid cards={list.cards} columns={isHalf ? 'one' : 'four'} />
    </Section>
  )
}
