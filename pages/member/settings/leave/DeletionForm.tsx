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
import { deleteAndSignOut } from './delete-account.ts'

const CONFIRMATION = '退会する'
const DeletionInput = z.object({
  confirmation: z
    .string()
    .min(1)
    .refine((typed) => typed.normalize('NFKC').trim() === CONFIRMATION, {
      message: `「${CONFIRMATION}」と入力してください。`,
    }),
  alsoShelf: z.boolean(),
})

/** The final confirmation. The dialog stays open while deleting, and shows errors. */
const confirmDeletion = (alsoShelf: boolean) =>
  openDialog({
    text: '本当に退会しますか\nこの操作は取り消せません。',
    acceptText: '退会を確定する',
    acceptColor: 'danger',
    cancelText: '退会しない',
    onAccept: () =>
      whileLoading(async () => {
        await deleteAndSignOut({ alsoShelf })
        // The document is about to be replaced: stays pending so that nothing can be clicked.
        await new Promise(() => {})
      }),
  })

/** Requires typing a phrase before the confirmation, against accidental deletion. */
export function DeletionForm() {
  const form = useZodForm(DeletionInput, { defaultValues: { confirmation: '', alsoShelf: true } })
  return (
    <Block title="退会の手続き">
      <Form
        form={form}
        label="退会の手続き"
        onSubmit={async ({ alsoShelf }) => {
          await requireFresh()
          confirmDeletion(alsoShelf)
        }}
      >
        <CheckField
          name="alsoShelf"
          label="この端末に保存されたお気に入りと閲覧履歴も削除する"
          hint="外すと、ログインしていない方と同じように、この端末にだけ残ります。"
        />
        <TextField
          name="confirmation"
          label={`確認のため「${CONFIRMATION}」と入力してください`}
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
