import { useState } from 'react'
import { z } from 'zod'
import { formError } from '#renderer/auth/ask-pool.ts'
import { newPasswordProblem, usePasswordHint } from '#renderer/auth/new-password.ts'
import { secondLogin } from '#renderer/auth/settings-libraries.ts'
import { Button } from '#renderer/form/Button.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { PasswordField } from '#renderer/form/PasswordField.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { TextField } from '#renderer/form/TextField.tsx'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { ResponseError } from '#renderer/shell/errors/errors.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { CodeForm } from '../parts/CodeForm.tsx'
import { problemOf } from '../parts/problem-of.ts'
import { SetupBox } from '../parts/SetupBox.tsx'

const MailLoginInput = z.object({
  username: z.string().min(1).pipe(z.email().max(254)),
  password: z.string().min(1),
})
type MailLoginInput = z.infer<typeof MailLoginInput>

const TAKEN = {
  message:
    'このメールアドレスは、別のアカウントで使われています。下の「アカウントをまとめる」から、1つにできます。',
  field: 'username',
}

const told = <Answer,>(work: Promise<Answer>): Promise<Answer> =>
  work.catch((error) => {
    throw error instanceof Error ? formError(error, { messages: { UsernameExistsException: TAKEN } }) : error
  })

/** The new sign-in proves itself once, and is added to the account of this session, which stays as it is. */
const addLogin = async (login: MailLoginInput) => {
  const [{ proveLogin }, calls] = await Promise.all([secondLogin(), import('../member-calls.ts')])
  const proof = await proveLogin(login)
  try {
    await calls.addLogin(proof.idToken)
  } finally {
    await proof.end()
  }
}

/** A mail address and a password for an account that was opened by another provider. */
export function MailLogin({ onEnd }: { onEnd: () => void }) {
  const [waiting, setWaiting] = useState<MailLoginInput | null>(null)
  const start = async (login: MailLoginInput) => {
    const message = await newPasswordProblem(login.password)
    if (message) throw new ResponseError([{ code: 'E10422', message, field: 'password' }])
    const { signUpSecond } = await secondLogin()
    await told(signUpSecond(login))
    setWaiting(login)
  }
  const finish = async (login: MailLoginInput, code: string) => {
    const { confirmSecond } = await secondLogin()
    await told(confirmSecond(login, code))
    await told(addLogin(login))
    notify({ description: 'ログイン情報の追加に成功しました。', color: 'success' })
    onEnd()
  }
  if (waiting)
    return (
      <SetupBox title="メールアドレスの確認" step="code">
        <p>{waiting.username}に確認コードを送信しました。</p>
        <CodeForm
          label="メールアドレスの確認"
          hint="メールに記載された6桁の数字"
          submit="追加する"
          onCode={(code) => finish(waiting, code)}
          onCancel={onEnd}
          resend={async () => problemOf(told((await secondLogin()).resendSecond(waiting)))}
        />
      </SetupBox>
    )
  return (
    <SetupBox title="メールでのログインを追加">
      <MailLoginForm onSubmit={start} onCancel={onEnd} />
    </SetupBox>
  )
}

type FormProps = { onSubmit: (login: MailLoginInput) => Promise<void>; onCancel: () => void }

function MailLoginForm({ onSubmit, onCancel }: FormProps) {
  const form = useZodForm(MailLoginInput, { defaultValues: { username: '', password: '' } })
  return (
    <Form form={form} label="メールでのログインを追加" onSubmit={onSubmit}>
      <TextField
        name="username"
        label="メールアドレス"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        name="password"
        label="パスワード"
        hint={usePasswordHint()}
        required
        autoComplete="new-password"
      />
      <FormButtons>
        <SubmitButton>確認コードを送る</SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          やめる
        </Button>
      </FormButtons>
    </Form>
  )
}
