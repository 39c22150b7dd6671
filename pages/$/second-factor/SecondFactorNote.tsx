import { daysLeft } from '#domain/second-factor.ts'
import type { Staff } from '../useStaff.ts'
import styles from './SecondFactorNote.module.css'
import { SecondFactorSteps } from './SecondFactorSteps.tsx'

/** One line for who will need a second factor soon, or needs one since the page was opened. */
export function SecondFactorNote({ staff }: { staff: Staff }) {
  const { state, until } = staff.secondFactor
  if (state !== 'grace' && state !== 'missing') return null
  return (
    <aside className={styles.note} aria-label="2段階認証のお知らせ">
      <p>
        {state === 'grace' && until
          ? `あと${daysLeft(until, new Date())}日で、2段階認証が必要になります。`
          : '2段階認証が必要になりました。オンにするまで、保存や公開はできません。'}
      </p>
      <SecondFactorSteps staff={staff} isInNewTab={state === 'missing'} isFolded />
    </aside>
  )
}
