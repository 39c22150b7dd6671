import { z } from 'zod'
import { labelledErrorMap } from '#domain/error-map.ts'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { TextField } from '#renderer/form/TextField.tsx'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { SheetFrame } from '#renderer/travel/SheetFrame.tsx'

const Schema = z.object({ name: z.string().trim().min(1).max(40) })
const errorMap = labelledErrorMap({ name: '名前' })

type Props = { opener: HTMLElement; onClose: () => void; onName: (name: string) => Promise<void> }

/** Asks what the present conditions are to be called. */
export function NameSheet({ opener, onClose, onName }: Props) {
  const form = useZodForm(Schema, { defaultValues: { name: '' }, errorMap })
  return (
    <SheetFrame title="条件を保存する" opener={opener} onClose={onClose} isFilled={form.formState.isDirty}>
      <Form
        form={form}
        onSubmit={async ({ name }) => {
          await onName(name)
          onClose()
        }}
      >
        <TextField name="name" label="名前" required max={40} autoComplete="off" />
        <FormButtons>
          <SubmitButton>保存する</SubmitButton>
        </FormButtons>
      </Form>
    </SheetFrame>
  )
}
