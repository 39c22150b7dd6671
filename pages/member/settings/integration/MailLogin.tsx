import { useState } from 'react'
import { z } from 'zod'
import { formError } from '#renderer/auth/call-pool.ts'
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

const ADDRESS_TAKEN = {
  message:
    'このメールアドレスは、別のアカウントで使われています。下の「アカウントをまとめる」から、1つにできます。',
  field: 'username',
}

const withFieldErrors = <Answer,>(work: Promise<Answer>): Promise<Answer> =>
  work.catch((error) => {
    throw error instanceof Error
      ? formError(error, { messages: { UsernameExistsException: ADDRESS_TAKEN } })
      : error
  })

/** The new sign-in proves itself once and is added to the account; the session stays the same. */
const addLogin = async (login: MailLoginInput) => {
  const [{ proveLogin }, calls] = await Promise.all([secondLogin(), import('../member-calls.ts')])
  const proof = await proveLogin(login)
  try {
    await calls.addLogin(proof.idToken)
  } finally {
    await proof.end()
  }
}

/** Adds a mail address and a password to an account of another provider. */
export function MailLogin({ onEnd }: { onEnd: () => void }) {
  const [pending, setPending] = useState<MailLoginInput | null>(null)
  const start = async (login: MailLoginInput) => {
    const message = await newPasswordProblem(login.password)
    if (message) throw new ResponseError([{ code: 'E10422', message, field: 'password' }])
    const { signUpSecond } = await secondLogin()
    await withFieldErrors(signUpSecond(login))
    setPending(login)
  }
  const finish = async (login: MailLoginInput, code: string) => {
    const { confirmSecond } = await secondLogin()
    await withFieldErrors(confirmSecond(login, code))
    await withFieldErrors(addLogin(login))
    notify({ description: 'ログイン情報の追加に成功しました。', color: 'success' })
    onEnd()
  }
  if (pending)
    return (
      <SetupBox title="メールアドレスの確認" step="code">
        <p>{pending.username}に確認コードを送信しました。</p>
        <CodeForm
          label="メールアドレスの確認"
          hint="メールに記載された6桁の数字"
          submit="追加する"
          onCode={(code) => finish(pending, code)}
          onCancel={onEnd}
          resend={async () => problemOf(withFieldErrors((await secondLogin()).resendSecond(pending)))}
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
