import { useEffect, useState } from 'react'
import { showPhoneNumber } from '#domain/place/phone-number.ts'
import { useFreshPress } from '#renderer/auth/again/useFreshPress.ts'
import type { CodeMethod } from '#renderer/auth/screens.ts'
import { useAction } from '#renderer/form/useAction.ts'
import { openDialog } from '#renderer/shell/messages/dialogs.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import { Block } from '../parts/Block.tsx'
import { LoadError } from '../parts/LoadError.tsx'
import type { Attributes } from './account-state.ts'
import { MfaRow } from './MfaRow.tsx'
import { useMfa } from './mfa-state.ts'
import { signOutOthers } from './other-sessions.ts'
import { returnTo, useSecondFactorSetup } from './second-factor-setup.ts'

const TotpSetup = lazyPart(() => import('./TotpSetup.tsx').then(({ TotpSetup }) => TotpSetup))
const PhoneSetup = lazyPart(() => import('./PhoneSetup.tsx').then(({ PhoneSetup }) => PhoneSetup))

const NAMES: Record<CodeMethod, string> = { TOTP: '認証アプリ', SMS: 'SMS', EMAIL: 'メール' }

/** The labels of the channels. */
const aboutOf = (method: CodeMethod, { email, phone_number }: Attributes): string => {
  if (method === 'TOTP') return 'スマートフォンのアプリに表示される6桁のコード。電波がなくても使えます。'
  if (method === 'EMAIL') return `${email}に届くコード`
  return phone_number ? `${showPhoneNumber(phone_number)}に届くコード` : '携帯電話に届くコード'
}

/** The second factor: app, SMS or mail, each on or off, one of them preferred. */
export function Mfa({ attributes }: { attributes: Attributes }) {
  const { mfa, error, retry, set } = useMfa()
  const { isBusy, problem, run } = useAction()
  const { freshProblem, pressFresh } = useFreshPress()
  const [setup, setSetup] = useState<CodeMethod | null>(null)
  const { isRequired, page } = useSecondFactorSetup()
  const isOff = mfa?.enabled.length === 0
  useEffect(() => {
    if (isRequired && isOff) setSetup('TOTP')
  }, [isRequired, isOff])
  const enable = async (method: CodeMethod) => {
    await set(method, 'ENABLED')
    setSetup(null)
    const ended = await signOutOthers('factor')
    notify({ description: `2段階認証（${NAMES[method]}）をオンにしました。${ended}`, color: 'success' })
    if (page) await returnTo(page)
  }
  const hasPhone = attributes.phone_number_verified === 'true'
  const start = (method: CodeMethod) =>
    method === 'TOTP' || (method === 'SMS' && !hasPhone) ? setSetup(method) : run(() => enable(method))
  const confirmDisable = (method: CodeMethod) =>
    openDialog({
      text: `2段階認証（${NAMES[method]}）をオフにしますか\nオフにすると、ログインのときに${NAMES[method]}のコードを求めません。`,
      acceptText: 'オフにする',
      acceptColor: 'danger',
      onAccept: async () => {
        await set(method, 'DISABLED')
        const ended = await signOutOthers('factor')
        notify({ description: `2段階認証（${NAMES[method]}）をオフにしました。${ended}` })
        return true
      },
    })
  const close = () => setSetup(null)
  return (
    <Block
      title="2段階認証"
      about={`パスワードに加えて、コードの入力を求めます。パスワードが知られても、ログインされません。${page ? 'オンにすると、編集室の元の画面に戻ります。' : ''}`}
      problem={problem ?? freshProblem}
    >
      {error ? <LoadError error={error} retry={retry} /> : null}
      {mfa && (
        <ul className="grid border-t border-rule" aria-busy={isBusy}>
          {(['TOTP', 'SMS', 'EMAIL'] as const).map((method) => (
            <MfaRow
              key={method}
              name={NAMES[method]}
              about={aboutOf(method, attributes)}
              isOn={mfa.enabled.includes(method)}
              isPreferred={mfa.preferred === method}
              canPrefer={mfa.enabled.length > 1}
              onStart={() => start(method)}
              onStop={() => pressFresh(() => confirmDisable(method))}
              onPrefer={(isPreferred) => run(() => set(method, isPreferred ? 'PREFERRED' : 'NOT_PREFERRED'))}
            />
          ))}
        </ul>
      )}
      {!mfa && !error && (
        <p
          // Reserves the height of three rows.
          className="min-h-[14rem]"
          role="status"
        >
          読み込んでいます。
        </p>
      )}
      {setup === 'TOTP' && (
        <TotpSetup mail={attributes.email ?? ''} onDone={() => enable('TOTP')} onCancel={close} />
      )}
      {setup === 'SMS' && <PhoneSetup onDone={() => enable('SMS')} onCancel={close} />}
    </Block>
  )
}
