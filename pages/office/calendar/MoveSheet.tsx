import { z } from 'zod'
import { labelledErrorMap } from '#domain/api/error-map.ts'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { IsoDateTime } from '#domain/date/iso-date.ts'
import { ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import type { PlannedChange } from '#domain/manuscript/office-home.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { pathOf } from '#renderer/api/call-path.ts'
import { DateTimeField } from '#renderer/form/DateTimeField.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { SheetFrame } from '#renderer/travel/SheetFrame.tsx'
import { fetchManagement } from '../fetch-management.ts'
import { clockText, weekdayText } from '../parts/moments.ts'

const Answer = z.object({ document: ManuscriptDocument })
const isLater = (at: string) => Date.parse(at) > Date.now()
const Schema = z.object({ at: IsoDateTime.refine(isLater, { error: 'これからの日時を入力してください。' }) })
const errorMap = labelledErrorMap({ at: '日時' })

/** The transition that reschedules: for public content, publishing the same version with another end. */
function moveOf({ manuscript, what }: PlannedChange, at: string) {
  const { version, stage, scheduledAt, unpublishAt } = manuscript
  if (what === 'publish') return { step: 'schedule', body: { version, at, unpublishAt } }
  if (stage === 'scheduled') return { step: 'schedule', body: { version, at: scheduledAt, unpublishAt: at } }
  return { step: 'publish', body: { version, unpublishAt: at, publicationId: randomIdentifier() } }
}

type Props = { change: PlannedChange; opener: HTMLElement; onClose: () => void; onMoved: () => void }

/** Reschedules a change. The other end of the period stays the same. */
export function MoveSheet({ change, opener, onClose, onMoved }: Props) {
  const { manuscript, what } = change
  const form = useZodForm(Schema, { defaultValues: { at: change.at }, errorMap })
  const isEnd = what === 'unpublish'
  return (
    <SheetFrame
      title={isEnd ? '公開を終える日時' : '公開する日時'}
      opener={opener}
      onClose={onClose}
      isFilled={form.formState.isDirty}
    >
      <p>{manuscript.title}</p>
      <Form
        form={form}
        onSubmit={async ({ at }) => {
          const { step, body } = moveOf(change, at)
          const { kind, id } = manuscript
          await fetchManagement(Answer, pathOf`/${CONTENT_KINDS[kind].plural}/${id}/${step}`, {
            method: 'POST',
            body,
          })
          onClose()
          onMoved()
          notify({
            color: 'success',
            description: `「${manuscript.title}」を${weekdayText(at)}${clockText(at)}に変えました。`,
          })
        }}
      >
        <DateTimeField name="at" label="日時（日本時間）" required />
        <FormButtons>
          <SubmitButton>変える</SubmitButton>
        </FormButtons>
      </Form>
    </SheetFrame>
  )
}
