import { z } from 'zod'
import { requiredText } from '#domain/text/text-rules.ts'
import { callPool } from '#renderer/auth/call-pool.ts'
import { settingsLibrary } from '#renderer/auth/settings-libraries.ts'
import { DraftNote } from '#renderer/form/DraftNote.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { TextField } from '#renderer/form/TextField.tsx'
import { useDraft } from '#renderer/form/useDraft.ts'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { messageText } from '#renderer/shell/errors/errors.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { Block } from '../parts/Block.tsx'
import { adoptAttributes } from './account-state.ts'

const MAX_LENGTH = 50
const NameInput = z.object({ name: requiredText({ max: MAX_LENGTH }) })

const saveName = async (name: string) => {
  await callPool(settingsLibrary, ({ updateUserAttribute }) =>
    updateUserAttribute({ userAttribute: { attributeKey: 'name', value: name } }),
  )
  await adoptAttributes()
}

/** The member's name on this site. */
export function Name({ name, accountId }: { name: string; accountId: string }) {
  const form = useZodForm(NameInput, { defaultValues: { name } })
  const draft = useDraft(`name:${accountId}`, form)
  const undo = async () => {
    try {
      await saveName(name)
      form.reset({ name })
      notify({ description: '名前を元に戻しました。' })
    } catch (error) {
      notify({ description: messageText(error), color: 'danger' })
    }
  }
  const save = async (changed: string) => {
    if (changed === name) return notify({ description: '名前は変わっていません。' })
    await saveName(changed)
    draft.clear()
    notify({
      description: '名前を変更しました。',
      color: 'success',
      ...(name && { action: { label: '元に戻す', onSelect: undo } }),
    })
  }
  return (
    <Block title="プロフィール" about="ホームのあいさつなど、ご本人の画面だけに表示します。">
      <DraftNote {...draft} />
      <Form form={form} label="プロフィール" onSubmit={({ name: changed }) => save(changed)}>
        <TextField
          name="name"
          label="名前またはニックネーム"
          required
          max={MAX_LENGTH}
          autoComplete="nickname"
        />
        <FormButtons>
          <SubmitButton variant="secondary" busyText="保存しています">
            名前を保存
          </SubmitButton>
        </FormButtons>
      </Form>
    </Block>
  )
}
