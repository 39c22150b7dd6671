import { costOf, yenText } from '#domain/travel/cost.ts'
import { sectionLabels } from '#domain/travel/section-labels.ts'
import type { Data } from './+loader.ts'
import styles from './Extras.module.css'

/** The parts of the guide besides its days, as far as they are shared. */
export function Extras({ data: { guide, choices, sections } }: { data: Data }) {
  return (
    <>
      {guide.checklist.length > 0 && <Checklist items={guide.checklist} />}
      {choices.costs && <Costs guide={guide} sections={sections} />}
    </>
  )
}

function Checklist({ items }: { items: Data['guide']['checklist'] }) {
  const categories = [...Map.groupBy(items, ({ category }) => category)]
  return (
    <section className={styles.block} aria-labelledby="checklist">
      <h2 className={styles.title} id="checklist">
        持ちもの・やること
      </h2>
      {categories.map(([category, entries]) => (
        <div key={category}>
          {category && <h3 className={styles.category}>{category}</h3>}
          <ul className={styles.items}>
            {entries.map(({ text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list may contain duplicates
              <li key={index}>{text}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Costs({ guide, sections }: Pick<Data, 'guide' | 'sections'>) {
  const names = sectionLabels(sections)
  const rows = sections.flatMap(({ activities }, index) => {
    const yen = activities.reduce((sum, line) => sum + (costOf(line) ?? 0), 0)
    return yen > 0 ? [{ name: names[index]?.name ?? '', yen }] : []
  })
  const total = rows.reduce((sum, { yen }) => sum + yen, 0)
  if (total === 0 && guide.budget === null) return null
  return (
    <section className={styles.block} aria-labelledby="costs">
      <h2 className={styles.title} id="costs">
        費用
      </h2>
      <dl className={styles.costs}>
        {rows.map(({ name, yen }) => (
          <Row key={name} name={name} yen={yen} />
        ))}
        <Row name="合計" yen={total} />
        {guide.budget !== null && <Row name="予算" yen={guide.budget} />}
      </dl>
    </section>
  )
}

const Row = ({ name, yen }: { name: string; yen: number }) => (
  <div className={styles.row}>
    <dt>{name}</dt>
    <dd>{yenText(yen)}</dd>
  </div>
)
