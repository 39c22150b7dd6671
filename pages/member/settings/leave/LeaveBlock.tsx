import { z } from 'zod'
import { requireFresh } from '#renderer/auth/again/when-fresh.ts'
import { CheckField } from '#renderer/form/CheckField.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { TextField } from '#renderer/form/TextField.tsx'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { openDialog } from '#renderer/shell/messages/dialogs.ts'
import { whileLoading } from '#renderer/shell/messages/loading.ts'
import { Block } from '../parts/Block.tsx'
import { leave } from './left.ts'

const WORD = '退会する'
const LeaveInput = z.object({
  word: z
    .string()
    .min(1)
    .refine((typed) => typed.normalize('NFKC').trim() === WORD, {
      message: `「${WORD}」と入力してください。`,
    }),
  alsoShelf: z.boolean(),
})

/** The last question. While it is being done the dialog stays, and says what went wrong. */
const ask = (alsoShelf: boolean) =>
  openDialog({
    text: '本当に退会しますか\nこの操作は取り消せません。',
    acceptText: '退会を確定する',
    acceptColor: 'danger',
    cancelText: '退会しない',
    onAccept: () =>
      whileLoading(async () => {
        await leave({ alsoShelf })
        // Another document comes: until then nothing of this one can be pressed.
        await new Promise(() => {})
      }),
  })

/** Leaving is typed before it is confirmed, so that nobody leaves by a slip of the finger. */
export function LeaveBlock() {
  const form = useZodForm(LeaveInput, { defaultValues: { word: '', alsoShelf: true } })
  return (
    <Block title="退会の手続き">
      <Form
        form={form}
        label="退会の手続き"
        onSubmit={async ({ alsoShelf }) => {
          await requireFresh()
          ask(alsoShelf)
        }}
      >
        <CheckField
          name="alsoShelf"
          label="この端末に保存されたお気に入りと閲覧履歴も削除する"
          hint="外すと、ログインしていない方と同じように、この端末にだけ残ります。"
        />
        <TextField
          name="word"
          label={`確認のため「${WORD}」と入力してください`}
          required
          autoComplete="off"
          autoCapitalize="none"
        />
        <FormButtons>
          <SubmitButton variant="danger">退会の確認へ進む</SubmitButton>
        </FormButtons>
      </Form>
    </Block>
  )
}
