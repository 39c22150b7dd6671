import { type ActivityKind, ActivityKind as Kinds } from '#domain/travel/activity.ts'
import { ACTIVITY_KIND_LABELS } from '#domain/travel/activity-labels.ts'
import { type GuideCost, yenText } from '#domain/travel/cost.ts'
import type { TravelSection } from '#domain/travel/section.ts'
import styles from './Costs.module.css'

type Props = {
  cost: GuideCost
  budget: number | null
  sections: readonly TravelSection[]
  names: ReadonlyMap<string, string>
}

const Row = ({ name, yen }: { name: string; yen: number }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{yenText(yen)}</td>
  </tr>
)

/** The costs of the trip: total, against the budget, by day and by kind. */
export function Costs({ cost, budget, sections, names }: Props) {
  const kinds = Kinds.options.flatMap((kind: ActivityKind) => {
    const yen = cost.byKind.get(kind)
    return yen === undefined ? [] : { kind, yen }
  })
  const days = sections.flatMap(({ id }) => {
    const yen = cost.bySection.get(id)
    return yen === undefined ? [] : { id, yen }
  })
  return (
    <section className="grid gap-12" aria-labelledby="guide-costs">
      <h2 className="text-18" id="guide-costs">
        費用
      </h2>
      <p className="font-mincho text-28 leading-[1.3] tabular-nums">{yenText(cost.total)}</p>
      {budget !== null && <Budget budget={budget} total={cost.total} />}
      {cost.undecided > 0 && (
        <p className="text-13 text-usuzumi tabular-nums [&_strong]:text-shu-text">
          候補の{yenText(cost.undecided)}は含みません。
        </p>
      )}
      {days.length > 0 && (
        <table className={styles.table}>
          <caption className="visually-hidden">日ごとの費用</caption>
          <tbody>
            {days.map(({ id, yen }) => (
              <Row key={id} name={names.get(id) ?? ''} yen={yen} />
            ))}
          </tbody>
        </table>
      )}
      {kinds.length > 1 && (
        <table className={styles.table}>
          <caption className="visually-hidden">種類ごとの費用</caption>
          <tbody>
            {kinds.map(({ kind, yen }) => (
              <Row key={kind} name={ACTIVITY_KIND_LABELS[kind]} yen={yen} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Budget({ budget, total }: { budget: number; total: number }) {
  const left = budget - total
  return (
    <div className="grid gap-4">
      <progress
        className={`${styles.bar} h-[0.5rem] w-full appearance-none rounded-none border border-edge bg-surface`}
        data-over={left < 0 || undefined}
        max={Math.max(budget, 1)}
        value={Math.min(total, budget)}
        aria-label="予算のうち使う分"
      />
      <p className="text-13 text-usuzumi tabular-nums [&_strong]:text-shu-text">
        予算{yenText(budget)}　{left < 0 ? <strong>{yenText(-left)}の超過</strong> : `残り${yenText(left)}`}
      </p>
    </div>
  )
}
