import { z } from 'zod'
import { requireFresh } from '#renderer/auth/again/when-fresh.ts'
import { callPool } from '#renderer/auth/call-pool.ts'
import { settingsLibrary } from '#renderer/auth/settings-libraries.ts'
import { DraftNote } from '#renderer/form/DraftNote.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { TextField } from '#renderer/form/TextField.tsx'
import { useDraft } from '#renderer/form/useDraft.ts'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { ResponseError } from '#renderer/shell/errors/errors.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { Block } from '../parts/Block.tsx'
import { CodeForm } from '../parts/CodeForm.tsx'
import { problemOf } from '../parts/problem-of.ts'
import { Values } from '../parts/Values.tsx'
import { adoptAttributes } from './account-state.ts'
import { usePendingMail } from './usePendingMail.ts'

const MailInput = z.object({ mail: z.string().min(1).pipe(z.email().max(254)) })

const startChange = (mail: string) =>
  callPool(
    settingsLibrary,
    ({ updateUserAttribute }) =>
      updateUserAttribute({ userAttribute: { attributeKey: 'email', value: mail } }),
    { fields: { username: 'mail' } },
  )

const confirmChange = async (code: string) => {
  await callPool(
    settingsLibrary,
    ({ confirmUserAttribute }) => confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code }),
    // The address was taken in the meantime: this form has no field for that error.
    { fields: { username: 'code' } },
  )
  await adoptAttributes({ isMail: true })
}

const resend = () =>
  problemOf(
    callPool(settingsLibrary, ({ sendUserAttributeVerificationCode }) =>
      sendUserAttributeVerificationCode({ userAttributeKey: 'email' }),
    ),
  )

type Props = { mail: string; accountId: string }

/** The mail address of the sign-in. It changes once the code sent to the new one is confirmed. */
export function Mail({ mail, accountId }: Props) {
  const [pending, setPending] = usePendingMail(accountId, mail)
  const confirm = async (code: string) => {
    // The mail may have been delayed.
    await requireFresh()
    await confirmChange(code)
    setPending(null)
    notify({
      description: 'メールアドレスを変更しました。次からは新しいアドレスでログインしてください。',
      color: 'success',
    })
  }
  return (
    <Block
      title="メールアドレス"
      step={pending ?? ''}
      about={
        pending
          ? `${pending}に確認コードを送信しました。コードを入力すると、変更が完了します。`
          : 'ログインと、大切なお知らせに使います。変更すると、新しいアドレスに確認コードをお送りします。'
      }
    >
      <Values values={[['いまのアドレス', mail]]} />
      {pending ? (
        <CodeForm
          label="メールアドレスの確認"
          hint="メールに記載された6桁の数字"
          submit="変更を完了"
          onCode={confirm}
          onCancel={() => setPending(null)}
          resend={resend}
        />
      ) : (
        <MailForm mail={mail} accountId={accountId} onSent={setPending} />
      )}
    </Block>
  )
}

function MailForm({ mail, accountId, onSent }: Props & { onSent: (mail: string) => void }) {
  const form = useZodForm(MailInput, { defaultValues: { mail: '' } })
  const draft = useDraft(`mail:${accountId}`, form)
  const send = async (changed: string) => {
    if (changed.toLowerCase() === mail.toLowerCase())
      throw new ResponseError([{ code: 'E10422', message: 'いまのアドレスと同じです。', field: 'mail' }])
    await requireFresh()
    const { nextStep } = await startChange(changed)
    draft.clear()
    // A pool that does not verify addresses changes it at once.
    if (nextStep.updateAttributeStep === 'DONE') await adoptAttributes({ isMail: true })
    else onSent(changed)
  }
  return (
    <>
      <DraftNote {...draft} />
      <Form form={form} label="メールアドレスの変更" onSubmit={({ mail: changed }) => send(changed)}>
        <TextField
          name="mail"
          label="新しいメールアドレス"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <FormButtons>
          <SubmitButton variant="secondary">確認コードを送る</SubmitButton>
        </FormButtons>
      </Form>
    </>
  )
}
