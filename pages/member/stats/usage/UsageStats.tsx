import { useAccount } from '#renderer/auth/useAccount.ts'
import { MemberOnly } from '../../MemberOnly.tsx'
import { UnsentRecords } from '../../travel/records/UnsentRecords.tsx'
import { MemberUsage } from './MemberUsage.tsx'
import styles from './UsageStats.module.css'

/** `/@/stats/usage`: the prefecture map, totals, the last twelve months, and a year in review. */
export function UsageStats() {
  const { account, error, retry } = useAccount()
  return (
    <section className={styles.page}>
      <h1 className="text-28">利用統計</h1>
      <MemberOnly isReady={account !== null} error={error} retry={retry}>
        {account && <UnsentRecords />}
        {account && <MemberUsage key={account.id} accountId={account.id} />}
      </MemberOnly>
    </section>
  )
}
