import type { Health as HealthFound, HealthPart } from '#domain/operations/health.ts'
import styles from './Health.module.css'
import { buildText, durationText, PARTS } from './texts.ts'

type State = 'well' | 'starting' | 'wrong'

const stateOf = ({ isOk, isStarting }: HealthPart): State => {
  if (!isOk) return 'wrong'
  return isStarting ? 'starting' : 'well'
}
const MARKS: Readonly<Record<State, string>> = { well: '✓', starting: '…', wrong: '!' }
const STATE_LABELS: Readonly<Record<State, string>> = { well: '正常', starting: '開始前', wrong: '異常' }

/** Overall state, by the worst part. */
function sumOf(parts: readonly HealthPart[]): { state: State; text: string } {
  const named = (state: State) => parts.filter((part) => stateOf(part) === state)
  const texts = (some: readonly HealthPart[]) => some.map(({ name }) => PARTS[name]).join('、')
  const [wrong, starting] = [named('wrong'), named('starting')]
  if (wrong.length > 0)
    return { state: 'wrong', text: `${wrong.length}か所に異常があります：${texts(wrong)}` }
  if (starting.length > 0)
    return {
      state: 'starting',
      text: `異常はありません。動き始めるのを待っているものがあります：${texts(starting)}`,
    }
  return { state: 'well', text: 'すべて正常に動いています。' }
}

/** Overall state, then every part. */
export function Health({ health: { parts, build } }: { health: HealthFound }) {
  const { state, text } = sumOf(parts)
  return (
    <section className="grid grid-cols-1 gap-12" aria-label="サイトの調子">
      <p className={styles.sum} data-state={state} role="status">
        <span className={styles.mark} aria-hidden="true">
          {MARKS[state]}
        </span>
        {text}
      </p>
      <ul
        // On phones healthy parts take one line.
        className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-8 max-md:gap-0"
      >
        {parts.map((part) => (
          <PartRow key={part.name} part={part} />
        ))}
      </ul>
      <p className="text-12 text-usuzumi tabular-nums">
        動いているのは、{buildText(build)}（{build}）です。
      </p>
    </section>
  )
}

function PartRow({ part }: { part: HealthPart }) {
  const { name, detail, ms } = part
  const state = stateOf(part)
  return (
    <li className={styles.part} data-state={state}>
      <span className="flex items-center gap-8 text-13 font-bold">
        <span className={styles.mark} aria-hidden="true">
          {MARKS[state]}
        </span>
        {PARTS[name]}
        <span className={`${styles.state} ms-auto text-12 font-normal text-usuzumi`}>
          {STATE_LABELS[state]}
        </span>
      </span>
      <span className={`${styles.detail} flex justify-between gap-8 text-12 leading-[1.6] text-pretty`}>
        <span className={styles.text}>{detail}</span>
        <span className="whitespace-nowrap text-usuzumi tabular-nums">{durationText(ms)}</span>
      </span>
    </li>
  )
}
