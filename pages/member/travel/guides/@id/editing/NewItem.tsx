import { useRef } from 'react'
import { z } from 'zod'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { requiredText, text } from '#domain/text/text-rules.ts'
import type { ChecklistItem } from '#domain/travel/guide.ts'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SelectField } from '#renderer/form/SelectField.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { TextField } from '#renderer/form/TextField.tsx'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { useNotAdded } from '../../../parts/useNotAdded.ts'

const NewItemInput = z.object({ text: requiredText({ max: 60 }), category: text({ max: 20 }) })

const USUAL = ['持ちもの', 'やること', 'おみやげ']

type Props = { items: readonly ChecklistItem[]; onAdd: (item: ChecklistItem) => void }

/** Adds a checklist item. The category is kept for the next one. */
export function NewItem({ items, onAdd }: Props) {
  const form = useZodForm(NewItemInput, { defaultValues: { text: '', category: '持ちもの' } })
  const element = useRef<HTMLDivElement>(null)
  useNotAdded(form, { element: () => element.current, discard: () => form.reset() })
  const categories = [...new Set([...USUAL, ...items.flatMap(({ category }) => category || [])])]
  const add = ({ text: written, category }: z.output<typeof NewItemInput>) => {
    onAdd({ id: randomIdentifier(), text: written, category, done: false })
    // After the form's own reset.
    setTimeout(() => {
      form.reset({ text: '', category })
      form.setFocus('text')
    })
  }
  return (
    <div ref={element}>
      <Form form={form} label="チェックリストに追加" onSubmit={add}>
        <TextField name="text" label="追加する項目" max={60} autoComplete="off" />
        <SelectField
          name="category"
          label="分類"
          placeholder="分類なし"
          choices={categories.map((category) => ({ value: category, label: category }))}
        />
        <FormButtons>
          <SubmitButton variant="secondary">追加する</SubmitButton>
        </FormButtons>
      </Form>
    </div>
  )
}
