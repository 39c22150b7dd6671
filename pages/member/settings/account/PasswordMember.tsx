import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import { LoadError } from '../parts/LoadError.tsx'
import { useAttributes } from './account-state.ts'
import { Mail } from './Mail.tsx'
import { Mfa } from './Mfa.tsx'
import { Name } from './Name.tsx'
import { Password } from './Password.tsx'
import { Sessions } from './Sessions.tsx'

const Passkeys = lazyPart(() => import('./Passkeys.tsx').then(({ Passkeys }) => Passkeys))

/** Members with a mail address and a password: all settings are in the pool and can be changed. */
export function PasswordMember({ accountId }: { accountId: string }) {
  const { attributes, error, retry } = useAttributes()
  if (error && !attributes) return <LoadError error={error} retry={retry} />
  if (!attributes) return <p role="status">設定を読み込んでいます。</p>
  return (
    <>
      <Name name={attributes.name ?? ''} accountId={accountId} />
      <Mail mail={attributes.email ?? ''} accountId={accountId} />
      <Password username={attributes.email ?? ''} />
      <Mfa attributes={attributes} />
      <Sessions />
      {/* Last, because it is loaded late and nothing below may move. */}
      <Passkeys />
    </>
  )
}
