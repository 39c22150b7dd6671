import { z } from 'zod'
import { formError } from '#renderer/auth/call-pool.ts'
import { secondLogin } from '#renderer/auth/settings-libraries.ts'
import { Button } from '#renderer/form/Button.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { PasswordField } from '#renderer/form/PasswordField.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { TextField } from '#renderer/form/TextField.tsx'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { StatusError } from '#renderer/shell/errors/errors.ts'
import { SetupBox } from '../parts/SetupBox.tsx'

const MailProofInput = z.object({
  username: z.string().min(1).pipe(z.email().max(254)),
  password: z.string().min(1).max(256),
})
type MailProofInput = z.infer<typeof MailProofInput>

const SECOND_STEP =
  '2段階認証を設定しているアカウントには、ここからはログインできません。そのアカウントにログインしてから、こちらを「もうひとつのアカウント」に選んでください。'

/** The second sign-in proves itself once and is ended; the session of this page stays the same. */
const prove = async (login: MailProofInput) => {
  const [{ proveLogin }, { beginJoin }] = await Promise.all([secondLogin(), import('./join-calls.ts')])
  const proof = await proveLogin(login).catch((error) => {
    if (error.name === 'SecondStepNeeded') throw new StatusError(SECOND_STEP, 422)
    throw formError(error)
  })
  try {
    await beginJoin(proof.idToken)
  } finally {
    await proof.end()
  }
}

type Props = { onProven: () => void; onCancel: () => void }

/** Signs in to the other account by mail, beside the session. */
export function MailProof({ onProven, onCancel }: Props) {
  const form = useZodForm(MailProofInput, { defaultValues: { username: '', password: '' } })
  const submit = async (login: MailProofInput) => {
    await prove(login)
    onProven()
  }
  return (
    <SetupBox title="もうひとつのアカウントにログイン">
      <Form form={form} label="もうひとつのアカウントにログイン" onSubmit={submit}>
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
        <PasswordField name="password" label="パスワード" required autoComplete="current-password" />
        <FormButtons>
          <SubmitButton busyText="確認しています">確認する</SubmitButton>
          <Button variant="quiet" onClick={onCancel}>
            やめる
          </Button>
        </FormButtons>
      </Form>
    </SetupBox>
  )
}
