import { useRef } from 'react'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { changedOf } from '#domain/travel/activity-form.ts'
import { changeOfDates, datesChangeText } from '#domain/travel/change-dates.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import type { GuideEdit } from '#domain/travel/guide-edit.ts'
import { DateField } from '#renderer/form/DateField.tsx'
import { DraftNote } from '#renderer/form/DraftNote.tsx'
import { Form } from '#renderer/form/Form.tsx'
import { TextArea } from '#renderer/form/TextArea.tsx'
import { TextField } from '#renderer/form/TextField.tsx'
import { useDraft } from '#renderer/form/useDraft.ts'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { useAutosave } from '../../../parts/useAutosave.ts'
import { useOutsideChange } from '../../../parts/useOutsideChange.ts'
import type { GuideHandle } from '../../../store/useGuide.ts'
import { CoverField } from './CoverField.tsx'
import { type Details, DetailsForm, detailsOf, typedOf } from './details-form.ts'
import { useEndAfterStart } from './useEndAfterStart.ts'

type Props = { document: GuideDocument; guide: GuideHandle }

/**
 * Title, dates and members of the trip. Autosaves; changed dates move the days, which is announced and can be undone.
 */
export function GuideDetails({ document, guide: { edit, undo } }: Props) {
  const { guide } = document
  const values = typedOf(guide)
  const form = useZodForm(DetailsForm, { defaultValues: values })
  const draft = useDraft(`travel-guide:${guide.id}`, form)
  const element = useRef<HTMLDivElement>(null)
  const save = (written: Details) => {
    const { startDate, endDate, ...patch } = changedOf(written, detailsOf(guide))
    const dates = changeOfDates(
      document,
      { startDate: written.startDate, endDate: written.endDate },
      randomIdentifier,
    )
    const isOther = Object.keys(patch).length > 0
    const edits: GuideEdit[] = isOther ? [{ type: 'updateGuide', version: guide.version, patch }] : []
    if (isOther || dates.length > 0) edit([...edits, ...dates])
    const description = datesChangeText(document, dates)
    if (description)
      notify({ description, duration: 10_000, action: { label: '元に戻す', onSelect: undo }, isOfPage: true })
  }
  useEndAfterStart(form, guide)
  useAutosave(form, DetailsForm, save, { element: () => element.current, discard: draft.clear })
  useOutsideChange(form, DetailsForm, values)
  return (
    <div className="grid gap-16" ref={element}>
      <DraftNote {...draft} />
      <Form form={form} label="しおりの概要" onSubmit={save}>
        <TextField name="title" label="しおりの名前" required max={60} />
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-16">
          <DateField name="startDate" label="出発日" hint="変えると、日ごとの予定もいっしょに移ります。" />
          <DateField
            name="endDate"
            label="帰着日"
            hint="延ばすと日を足し、縮めると予定を「行きたいところ」へ移します。"
          />
        </div>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-16">
          <TextField name="members" label="同行者" placeholder="家族4人" max={200} />
          <TextField name="budget" label="予算（円）" inputMode="numeric" autoComplete="off" />
        </div>
        <CoverField places={document.places} />
        <TextArea name="memo" label="メモ" max={2000} />
      </Form>
    </div>
  )
}
