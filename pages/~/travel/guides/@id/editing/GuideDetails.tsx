import { z } from 'zod'
import { requiredText, text } from '#domain/text-rules.ts'
import { changedOf, MAX_PRICE, typedNumber } from '#domain/travel/activity-form.ts'
import { brokenGuideDates } from '#domain/travel/date-rules.ts'
import type { TravelGuide } from '#domain/travel/guide.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { DateField } from '#renderer/form/DateField.tsx'
import { DraftNote } from '#renderer/form/DraftNote.tsx'
import { Form } from '#renderer/form/Form.tsx'
import { TextArea } from '#renderer/form/TextArea.tsx'
import { TextField } from '#renderer/form/TextField.tsx'
import { useDraft } from '#renderer/form/useDraft.ts'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { useAutosave } from '../../../parts/useAutosave.ts'
import { useOutsideChange } from '../../../parts/useOutsideChange.ts'
import type { GuideFace } from '../../../store/useGuide.ts'
import { CoverField } from './CoverField.tsx'
import styles from './GuideDetails.module.css'

const TypedDay = z.union([z.literal(''), z.iso.date()]).transform((day) => day || null)

const DetailsForm = z
  .object({
    title: requiredText({ max: 60 }),
    startDate: TypedDay,
    endDate: TypedDay,
    members: text({ max: 200 }),
    budget: typedNumber(MAX_PRICE * 10),
    memo: z.string().max(2000),
    coverImage: z.string().transform((address) => address || null),
  })
  .superRefine((dates, context) => {
    const broken = brokenGuideDates(dates)
    if (broken) context.addIssue({ code: 'custom', path: [broken.field], message: broken.message })
  })
type Details = z.output<typeof DetailsForm>

const detailsOf = ({
  title,
  startDate,
  endDate,
  members,
  budget,
  memo,
  coverImage,
}: TravelGuide): Details => ({
  title,
  startDate,
  endDate,
  members,
  budget,
  memo,
  coverImage,
})

const typedOf = (guide: TravelGuide): z.input<typeof DetailsForm> => ({
  ...detailsOf(guide),
  startDate: guide.startDate ?? '',
  endDate: guide.endDate ?? '',
  budget: guide.budget === null ? '' : String(guide.budget),
  coverImage: guide.coverImage ?? '',
})

type Props = { document: GuideDocument; edit: GuideFace['edit'] }

/** What trip it is. It saves itself. */
export function GuideDetails({ document, edit }: Props) {
  const { guide } = document
  const values = typedOf(guide)
  const form = useZodForm(DetailsForm, { defaultValues: values })
  const draft = useDraft(`travel-guide:${guide.id}`, form)
  const save = (written: Details) => {
    const patch = changedOf(written, detailsOf(guide))
    if (Object.keys(patch).length > 0) edit({ type: 'updateGuide', version: guide.version, patch })
  }
  useAutosave(form, DetailsForm, save)
  useOutsideChange(form, DetailsForm, values)
  return (
    <div className={styles.details}>
      <DraftNote {...draft} />
      <Form form={form} label="しおりの概要" onSubmit={save}>
        <TextField name="title" label="しおりの名前" required max={60} />
        <div className={styles.pair}>
          <DateField name="startDate" label="出発日" />
          <DateField name="endDate" label="帰着日" />
        </div>
        <div className={styles.pair}>
          <TextField name="members" label="同行者" placeholder="家族4人" max={200} />
          <TextField name="budget" label="予算（円）" inputMode="numeric" autoComplete="off" />
        </div>
        <CoverField places={document.places} />
        <TextArea name="memo" label="メモ" max={2000} />
      </Form>
    </div>
  )
}
