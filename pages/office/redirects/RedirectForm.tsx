import type { RedirectRule } from '#domain/redirect/redirect-rule.ts'
import { Button } from '#renderer/form/Button.tsx'
import { CheckField } from '#renderer/form/CheckField.tsx'
import { DateTimeField } from '#renderer/form/DateTimeField.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SelectField } from '#renderer/form/SelectField.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { TextField } from '#renderer/form/TextField.tsx'
import { useUnsavedWarning } from '#renderer/form/useUnsavedWarning.ts'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { AddressNotes } from './AddressNotes.tsx'
import { fieldsOf, newFields, RedirectFields } from './fields.ts'
import { STATUS_CHOICES } from './redirect-labels.ts'
import { useRedirectSave } from './useRedirectSave.ts'

type Props = {
  existing: RedirectRule | null
  /** Initial values of a new rule. */
  begun: { from?: string; to?: string }
  onDone: () => void
  /** Called when the rule was saved, or the save was undone. */
  onChanged: () => void
}

/** Creates or edits a rule. */
export function RedirectForm({ existing, begun, onDone, onChanged }: Props) {
  const form = useZodForm(RedirectFields, { defaultValues: existing ? fieldsOf(existing) : newFields(begun) })
  const { save, acceptTheirs } = useRedirectSave(existing, form, { onDone, onChanged })
  const isGone = form.watch('status') === '410'
  useUnsavedWarning(!form.formState.isSubmitSuccessful && form.formState.isDirty)
  return (
    <Form form={form} onSubmit={save} onConflict={() => void acceptTheirs()} label="転送の規則">
      <TextField
        name="from"
        label="転送元"
        required
        inputMode="url"
        spellCheck={false}
        autoCapitalize="none"
        placeholder="/old-page"
        hint="「/」で始まるアドレスです。「/old/**」で、/old とその下のすべてを指します。大文字と小文字は区別します。"
      />
      <SelectField name="status" label="状態コード" choices={STATUS_CHOICES} />
      {!isGone && (
        <TextField
          name="to"
          label="転送先"
          required
          inputMode="url"
          spellCheck={false}
          autoCapitalize="none"
          placeholder="/new-page"
          hint="サイト内のアドレスか、https:// で始まるアドレスです。転送元が「/**」で終わるとき、転送先も「/**」で終えると、続きをそのまま引き継ぎます。"
        />
      )}
      <AddressNotes form={form} existing={existing} />
      <div className="grid gap-24 md:grid-cols-2 md:gap-16">
        <DateTimeField name="startsAt" label="開始（日本時間）" hint="空なら、すぐに始まります。" />
        <DateTimeField name="endsAt" label="終了（日本時間）" hint="空なら、終わりません。" />
      </div>
      <TextField name="note" label="メモ" max={200} hint="なぜ転送するのか。管理者だけに見えます。" />
      <CheckField name="isEnabled" label="有効にする" />
      <FormButtons>
        <SubmitButton busyText="保存しています">{existing ? '保存する' : '転送を作る'}</SubmitButton>
        <Button onClick={onDone}>やめる</Button>
      </FormButtons>
    </Form>
  )
}
