import { useAccount } from '#renderer/auth/useAccount.ts'
import { MemberOnly } from '../../MemberOnly.tsx'
import { UnsentRecords } from '../../travel/records/UnsentRecords.tsx'
import { AreaLinks } from './AreaLinks.tsx'
import { TopicBlocks } from './TopicBlocks.tsx'

/** The start page of the member area. */
export function HomeTopics() {
  const { account, profile, error, retry } = useAccount()
  return (
    <section className="grid gap-24">
      <h1 className="text-28">ホーム</h1>
      <MemberOnly isReady={account !== null} error={error} retry={retry}>
        <p className="grid font-mincho text-22 leading-[1.5]">
          {profile?.name ? `${profile.name}さん、こんにちは。` : 'こんにちは。'}
          {profile?.mail && (
            <span className="font-gothic text-15 wrap-anywhere text-usuzumi">{profile.mail}</span>
          )}
        </p>
        {account && <UnsentRecords />}
        {account && <TopicBlocks accountId={account.id} key={account.id} />}
        <AreaLinks />
      </MemberOnly>
    </section>
  )
}
