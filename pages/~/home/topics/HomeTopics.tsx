import { link } from '#domain/link.ts'
import { useAccount } from '#renderer/auth/useAccount.ts'
import { MemberOnly } from '../../MemberOnly.tsx'
import styles from './HomeTopics.module.css'

const WAYS = [
  { name: '@favorites-spots', label: 'お気に入り', about: '取っておいたスポットと記事' },
  { name: '@travel-guides', label: 'しおり', about: 'これからの旅の予定' },
  { name: '@histories-spots', label: '履歴', about: '最近見たスポットと記事' },
  { name: '@settings-account', label: 'アカウント', about: 'メールアドレス、パスワード、2段階認証' },
  { name: '@settings-integration', label: 'ログイン連携', about: 'LINE、Google、Facebookとの連携' },
  { name: '@logout', label: 'ログアウト', about: 'この端末でのログインを終えます' },
] as const

/** Where a member arrives. */
export function HomeTopics() {
  const { account, profile, error, retry } = useAccount()
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>ホーム</h1>
      <MemberOnly isKnown={account !== null} error={error} retry={retry}>
        <p className={styles.greeting}>
          {profile?.name ? `${profile.name}さん、こんにちは。` : 'こんにちは。'}
          {profile?.mail && <span className={styles.mail}>{profile.mail}</span>}
        </p>
        <ul className={styles.ways}>
          {WAYS.map(({ name, label, about }) => (
            <li key={name}>
              <a className={styles.way} href={link(name)}>
                <span className={styles.label}>{label}</span>
                <span className={styles.about}>{about}</span>
              </a>
            </li>
          ))}
        </ul>
      </MemberOnly>
    </section>
  )
}
