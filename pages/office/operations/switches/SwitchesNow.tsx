import { plannedEnd } from '#domain/site/maintenance.ts'
import { madeAt, type SwitchState } from '#domain/site/switches.ts'
import { clockText, dayText, momentText } from '../../parts/moments.ts'
import { MODE_LABELS } from './mode-labels.ts'
import styles from './SwitchesNow.module.css'

/** `2026/11/22 03:00`, the creation time of a build. */
export const buildText = (build: string): string => {
  const at = madeAt(build)
  if (at === null) return build
  const iso = new Date(at).toISOString()
  return `${dayText(iso)} ${clockText(iso)}に作った版`
}

const endText = (endsAt: string | null): string => {
  if (endsAt === null) return '終わる予定は決めていません。終えるときに、ここで切り替えます。'
  return plannedEnd(endsAt, new Date()) || '終わる予定の時刻を過ぎています。終わったら、ここで切り替えます。'
}

/** The current mode. */
export function SwitchesNow({ state }: { state: SwitchState }) {
  const { mode, endsAt, minBuild } = state.switches
  return (
    <section className={styles.now} data-mode={mode} aria-labelledby="switches-now">
      <h2 id="switches-now" className="text-13 font-normal text-usuzumi">
        いまの状態
      </h2>
      <p className="text-22 font-semibold">{MODE_LABELS[mode]}</p>
      {mode !== 'open' && <p>{endText(endsAt)}</p>}
      {minBuild && <p>{buildText(minBuild)}より前のページには、読み込み直しを求めています。</p>}
      {state.changedAt && (
        <p className="text-13 text-usuzumi">{momentText(state.changedAt)}に切り替えました。</p>
      )}
    </section>
  )
}
