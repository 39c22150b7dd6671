import { useEffect, useState } from 'react'
import { z } from 'zod'
import { Button } from '../../form/Button.tsx'
import { Form, FormButtons } from '../../form/Form.tsx'
import { HiddenUsername } from '../../form/HiddenUsername.tsx'
import { PasswordField } from '../../form/PasswordField.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { useAction } from '../../form/useAction.ts'
import { useZodForm } from '../../form/useZodForm.ts'
import { settingsLibrary } from '../settings-libraries.ts'
import styles from './SignInAgain.module.css'

/**
 * Whether the member has a passkey and this browser supports them. A pool without passkeys refuses to list them: that
 * is a no.
 */
async function hasPasskey(): Promise<boolean> {
  if (!isSecureContext || typeof globalThis.PublicKeyCredential !== 'function') return false
  try {
    const { listWebAuthnCredentials } = await settingsLibrary()
    return (await listWebAuthnCredentials({ pageSize: 1 })).credentials.length > 0
  } catch {
    return false
  }
}

const PasswordInput = z.object({ password: z.string().min(1).max(256) })

type Props = {
  mail: string
  /** Why the sign-in starts over. */
  note: string | null
  onPassword: (password: string) => Promise<void>
  onPasskey: () => Promise<void>
}

/** The password of the signed-in member, or a passkey if they have one. */
export function PasswordAgain({ mail, note, onPassword, onPasskey }: Props) {
  const form = useZodForm(PasswordInput, { defaultValues: { password: '' } })
  const passkey = useAction()
  const [isOffered, setOffered] = useState(false)
  useEffect(() => {
    hasPasskey().then(setOffered)
  }, [])
  return (
    <>
      <p className={styles.text}>
        アカウントを守るため、この操作の前に、ご本人のログインを確認しています。入力した内容はそのまま残ります。
      </p>
      <p className={styles.problem} role="alert">
        {note ?? passkey.problem}
      </p>
      <Form form={form} label="もう一度ログイン" onSubmit={({ password }) => onPassword(password)}>
        <HiddenUsername username={mail} />
        <p className={styles.member}>{mail}</p>
        <PasswordField name="password" label="パスワード" required autoComplete="current-password" />
        <FormButtons>
          <SubmitButton busyText="確認しています">ログイン</SubmitButton>
          {isOffered && (
            <Button onClick={() => passkey.run(onPasskey)} aria-disabled={passkey.isBusy || undefined}>
              {passkey.isBusy ? '端末の画面に従ってください' : 'パスキーでログイン'}
            </Button>
          )}
        </FormButtons>
      </Form>
    </>
  )
}
