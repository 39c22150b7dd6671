import { useState } from 'react'
import { z } from 'zod'
import { callPool } from '#renderer/auth/call-pool.ts'
import { newPasswordProblem, usePasswordHint } from '#renderer/auth/new-password.ts'
import { settingsLibrary } from '#renderer/auth/settings-libraries.ts'
import { CheckField } from '#renderer/form/CheckField.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { HiddenUsername } from '#renderer/form/HiddenUsername.tsx'
import { PasswordField } from '#renderer/form/PasswordField.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { ResponseError } from '#renderer/shell/errors/errors.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { Block } from '../parts/Block.tsx'
import { signOutOthers } from './other-sessions.ts'

const PasswordInput = z.object({
  current: z.string().min(1),
  next: z.string().min(1),
  endOthers: z.boolean(),
})

/** The confirmation message. */
const change = async ({ current, next, endOthers }: z.infer<typeof PasswordInput>): Promise<string> => {
  const message = await newPasswordProblem(next)
  if (message) throw new ResponseError([{ code: 'E10422', message, field: 'next' }])
  await callPool(
    settingsLibrary,
    ({ updatePassword }) => updatePassword({ oldPassword: current, newPassword: next }),
    {
      fields: { password: 'next' },
      messages: {
        NotAuthorizedException: { message: '現在のパスワードが正しくありません。', field: 'current' },
      },
    },
  )
  return endOthers
    ? `パスワードを変更しました。${await signOutOthers('password')}`
    : 'パスワードを変更しました。'
}

/** Changes the password; requires the current one. */
export function Password({ username }: { username: string }) {
  // A new form after each change, so that passwords do not stay in memory.
  const [count, setCount] = useState(0)
  const save = async (values: z.infer<typeof PasswordInput>) => {
    const description = await change(values)
    setCount(count + 1)
    notify({ description, color: 'success' })
  }
  return (
    <Block title="パスワード" step={count}>
      <PasswordForm key={count} username={username} onSave={save} />
    </Block>
  )
}

type FormProps = { username: string; onSave: (values: z.infer<typeof PasswordInput>) => Promise<void> }

function PasswordForm({ username, onSave }: FormProps) {
  const form = useZodForm(PasswordInput, { defaultValues: { current: '', next: '', endOthers: true } })
  return (
    <Form form={form} label="パスワードの変更" onSubmit={onSave}>
      <HiddenUsername username={username} />
      <PasswordField name="current" label="現在のパスワード" required autoComplete="current-password" />
      <PasswordField
        name="next"
        label="新しいパスワード"
        hint={usePasswordHint()}
        required
        autoComplete="new-password"
      />
      <CheckField
        name="endOthers"
        label="ほかの端末もログアウトする"
        hint="パスワードを知られたかもしれないときは、チェックを付けたままにしてください。この端末はそのまま使えます。"
      />
      <FormButtons>
        <SubmitButton variant="secondary" busyText="変更しています">
          パスワードを変更
        </SubmitButton>
      </FormButtons>
    </Form>
  )
}
