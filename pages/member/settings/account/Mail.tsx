import { z } from 'zod'
import { requireFresh } from '#renderer/auth/again/when-fresh.ts'
import { askPool } from '#renderer/auth/ask-pool.ts'
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
import { useWaitingMail } from './useWaitingMail.ts'

const MailInput = z.object({ mail: z.string().min(1).pipe(z.email().max(254)) })

const startChange = (mail: string) =>
  askPool(
    settingsLibrary,
    ({ updateUserAttribute }) =>
      updateUserAttribute({ userAttribute: { attributeKey: 'email', value: mail } }),
    { fields: { username: 'mail' } },
  )

const confirmChange = async (code: string) => {
  await askPool(
    settingsLibrary,
    ({ confirmUserAttribute }) => confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code }),
    // Somebody else has taken the address in the meantime: there is no field of that here.
    { fields: { username: 'code' } },
  )
  await adoptAttributes({ isMail: true })
}

const resend = () =>
  problemOf(
    askPool(settingsLibrary, ({ sendUserAttributeVerificationCode }) =>
      sendUserAttributeVerificationCode({ userAttributeKey: 'email' }),
    ),
  )

type Props = { mail: string; accountId: string }

/** The address by which the member signs in. It stays what it is until a code came back from the new one. */
export function Mail({ mail, accountId }: Props) {
  const [waiting, setWaiting] = useWaitingMail(accountId, mail)
  const confirm = async (code: string) => {
    // The mail may have taken its time.
    await requireFresh()
    await confirmChange(code)
    setWaiting(null)
    notify({
      description: 'メールアドレスを変更しました。次からは新しいアドレスでログインしてください。',
      color: 'success',
    })
  }
  return (
    <Block
      title="メールアドレス"
      step={waiting ?? ''}
      about={
        waiting
          ? `${waiting}に確認コードを送信しました。コードを入力すると、変更が完了します。`
          : 'ログインと、大切なお知らせに使います。変更すると、新しいアドレスに確認コードをお送りします。'
      }
    >
      <Values values={[['いまのアドレス', mail]]} />
      {waiting ? (
        <CodeForm
          label="メールアドレスの確認"
          hint="メールに記載された6桁の数字"
          submit="変更を完了"
          onCode={confirm}
          onCancel={() => setWaiting(null)}
          resend={resend}
        />
      ) : (
        <MailForm mail={mail} accountId={accountId} onSent={setWaiting} />
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
    // A pool that trusts every address changes it at once.
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
