import { useState } from 'react'
import { link } from '#domain/url/link.ts'
import { fetchIntegrationToken } from '#renderer/auth/account.ts'
import { useFreshPress } from '#renderer/auth/again/useFreshPress.ts'
import { useAction } from '#renderer/form/useAction.ts'
import { openDialog } from '#renderer/shell/messages/dialogs.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import { Block } from '../parts/Block.tsx'
import { MemberBlocks } from '../parts/MemberBlocks.tsx'
import { SettingsFrame } from '../parts/SettingsFrame.tsx'
import type { Member } from '../parts/useMember.ts'
import { JoinAccounts } from './JoinAccounts.tsx'
import { LoginRow } from './LoginRow.tsx'
import { type Login, loginsOf } from './logins.ts'

const MailLogin = lazyPart(() => import('./MailLogin.tsx').then(({ MailLogin }) => MailLogin))
const calls = () => import('../member-calls.ts')

/** `/@/settings/integration`. */
export const Integration = () => (
  <SettingsFrame name="@settings-integration">
    <MemberBlocks>
      {(member) => (
        <>
          <Logins {...member} />
          <JoinAccounts onProvider={addByProvider} />
        </>
      )}
    </MemberBlocks>
  </SettingsFrame>
)

/** To the provider and back through the Worker, which adds the login. */
const addByProvider = async (provider: string) => {
  // The token is in an HttpOnly cookie, not in the URL.
  await fetchIntegrationToken()
  location.assign(link('login-start', { query: { provider, account: 'add' } }))
  // The document is being replaced: stays pending so that nothing else is started.
  await new Promise(() => {})
}

const confirmRemoval = ({ provider, label }: Login) =>
  openDialog({
    text: `${label}でのログインを解除しますか\n解除すると、${label}ではこのアカウントにログインできなくなります。`,
    acceptText: '解除する',
    acceptColor: 'danger',
    onAccept: async () => {
      await (await calls()).removeLogin(provider)
      notify({ description: `${label}でのログインを解除しました。`, color: 'success' })
      return true
    },
  })

/** The four logins. The server refuses to remove the last one and the one in use. */
function Logins({ account, subject }: Member) {
  const { isBusy, problem, run } = useAction()
  const { freshProblem, pressFresh } = useFreshPress()
  const [isAddingMail, setAddingMail] = useState(false)
  const add = ({ provider }: Login) =>
    pressFresh(() => (provider === 'Cognito' ? setAddingMail(true) : run(() => addByProvider(provider))))
  return (
    <Block
      title="ログイン方法"
      about="いくつか追加しておくと、そのうちひとつが使えなくなっても、同じアカウントにログインできます。"
      problem={problem ?? freshProblem}
    >
      <ul className="grid border-t border-rule" aria-busy={isBusy}>
        {loginsOf(account.auths, subject).map((login) => (
          <LoginRow
            key={login.provider}
            login={login}
            isLast={account.auths.length === 1}
            onAdd={() => add(login)}
            onRemove={() => pressFresh(() => confirmRemoval(login))}
          />
        ))}
      </ul>
      {isAddingMail && <MailLogin onEnd={() => setAddingMail(false)} />}
    </Block>
  )
}
