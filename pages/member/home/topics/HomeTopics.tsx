import { useAccount } from '#renderer/auth/useAccount.ts'
import { MemberOnly } from '../../MemberOnly.tsx'
import { UnsentRecords } from '../../travel/records/UnsentRecords.tsx'
import { AreaLinks } from './AreaLinks.tsx'
import styles from './HomeTopics.module.css'
import { TopicBlocks } from './TopicBlocks.tsx'

/** The start page of the member area. */
export function HomeTopics() {
  const { account, profile, error, retry } = useAccount()
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>ホーム</h1>
      <MemberOnly isReady={account !== null} error={error} retry={retry}>
        <p className={styles.greeting}>
          {profile?.name ? `${profile.name}さん、こんにちは。` : 'こんにちは。'}
          {profile?.mail && <span className={styles.mail}>{profile.mail}</span>}
        </p>
        {account && <UnsentRecords />}
        {account && <TopicBlocks accountId={account.id} key={account.id} />}
        <AreaLinks />
      </MemberOnly>
    </section>
  )
}
