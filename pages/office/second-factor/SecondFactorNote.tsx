import { daysLeft } from '#domain/auth/second-factor.ts'
import { paths } from '../paths.ts'
import { usePathname } from '../shell/usePathname.ts'
import type { Staff } from '../useStaff.ts'
import styles from './SecondFactorNote.module.css'
import { SecondFactorSteps } from './SecondFactorSteps.tsx'

/** Days before the deadline from which the note is on every page; earlier it is on the dashboard only. */
const LAST_DAYS = 3

/** A note that a second factor will be or is required. */
export function SecondFactorNote({ staff }: { staff: Staff }) {
  const isHome = usePathname() === paths.home()
  const { state, until } = staff.secondFactor
  if (state !== 'grace' && state !== 'missing') return null
  const days = until && state === 'grace' ? daysLeft(until, new Date()) : 0
  if (days > LAST_DAYS && !isHome) return null
  return (
    <aside className={styles.note} aria-label="2段階認証のお知らせ">
      <p>
        {days > 0
          ? `あと${days}日で、2段階認証が必要になります。`
          : '2段階認証が必要になりました。オンにするまで、保存や公開はできません。'}
      </p>
      <SecondFactorSteps staff={staff} isInNewTab={state === 'missing'} isFolded />
    </aside>
  )
}
