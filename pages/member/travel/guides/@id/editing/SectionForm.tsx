import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { text } from '#domain/text/text-rules.ts'
import { changedOf } from '#domain/travel/activity-form.ts'
import type { GuideEdit } from '#domain/travel/guide-edit.ts'
import {
  TravelSectionInput as Input,
  type TravelSection,
  type TravelSectionInput,
} from '#domain/travel/section.ts'
import { DateField } from '#renderer/form/DateField.tsx'
import { DraftNote } from '#renderer/form/DraftNote.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { RadioField } from '#renderer/form/RadioField.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { TextArea } from '#renderer/form/TextArea.tsx'
import { TextField } from '#renderer/form/TextField.tsx'
import { useDraft } from '#renderer/form/useDraft.ts'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { useAutosave } from '../../../parts/useAutosave.ts'
import { useOutsideChange } from '../../../parts/useOutsideChange.ts'

const SectionFormValues = z
  .object({
    kind: Input.shape.kind,
    date: z.union([z.literal(''), z.iso.date()]),
    title: text({ max: 60 }),
    memo: z.string().max(1000),
  })
  .transform(
    (values): TravelSectionInput => ({
      ...values,
      date: values.kind === 'day' ? values.date || null : null,
    }),
  )

const KINDS = [
  { value: 'day', label: '日' },
  { value: 'theme', label: 'テーマ（候補など）' },
]

const valuesOf = ({ kind, date, title, memo }: TravelSectionInput) => ({
  kind,
  date: date ?? '',
  title,
  memo,
})

type Props = { section: TravelSection; name: string; edit: (edit: GuideEdit) => void; onDone: () => void }

/** Title, date and memo of a section. Autosaves. */
export function SectionForm({ section, name, edit, onDone }: Props) {
  const values = valuesOf(section)
  const form = useZodForm(SectionFormValues, { defaultValues: values })
  const draft = useDraft(`travel-section:${section.id}`, form)
  const save = (written: TravelSectionInput) => {
    const { kind, date, title, memo } = section
    const patch = changedOf(written, { kind, date, title, memo })
    if (Object.keys(patch).length === 0) return
    edit({ type: 'updateSection', id: section.id, version: section.version, patch })
  }
  const element = useRef<HTMLDivElement>(null)
  useAutosave(form, SectionFormValues, save, { element: () => element.current, discard: draft.clear })
  useOutsideChange(form, SectionFormValues, values)
  const finish = (written: TravelSectionInput) => {
    save(written)
    draft.clear()
    onDone()
  }
  return (
    <div className="grid gap-16 rounded border border-rule-strong bg-surface p-16" ref={element}>
      <DraftNote {...draft} />
      <Form form={form} label={`「${name}」の編集`} onSubmit={finish}>
        <RadioField name="kind" label="区切り" choices={KINDS} />
        <DayOnly />
        <TextField name="title" label="見出し" max={60} />
        <TextArea name="memo" label="メモ" max={1000} />
        <FormButtons>
          <SubmitButton variant="secondary">閉じる</SubmitButton>
        </FormButtons>
      </Form>
    </div>
  )
}

function DayOnly() {
  const kind = useWatch({ name: 'kind' })
  return kind === 'day' && <DateField name="date" label="日付" />
}
