import { z } from 'zod'
import { labelledErrorMap } from '#domain/api/error-map.ts'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { TextField } from '#renderer/form/TextField.tsx'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { SheetFrame } from '#renderer/travel/SheetFrame.tsx'

const errorMap = labelledErrorMap({ name: '名前' })

type Props = {
  title: string
  hint?: string
  /** Initial value. */
  name?: string
  max?: number
  opener: HTMLElement
  onClose: () => void
  onName: (name: string) => Promise<void>
}

/** A dialog that asks for a name. */
export function NameSheet({ title, hint, name: proposed = '', max = 40, opener, onClose, onName }: Props) {
  const schema = z.object({ name: z.string().trim().min(1).max(max) })
  const form = useZodForm(schema, { defaultValues: { name: proposed }, errorMap })
  return (
    <SheetFrame title={title} opener={opener} onClose={onClose} isFilled={form.formState.isDirty}>
      <Form
        form={form}
        onSubmit={async ({ name }) => {
          await onName(name)
          onClose()
        }}
      >
        <TextField name="name" label="名前" {...(hint && { hint })} required max={max} autoComplete="off" />
        <FormButtons>
          <SubmitButton>保存する</SubmitButton>
        </FormButtons>
      </Form>
    </SheetFrame>
  )
}
