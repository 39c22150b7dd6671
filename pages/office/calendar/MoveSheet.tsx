import { z } from 'zod'
import { labelledErrorMap } from '#domain/api/error-map.ts'
import { IsoDateTime } from '#domain/date/iso-date.ts'
import type { PlannedChange } from '#domain/manuscript/office-home.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { request } from '#renderer/api/request.ts'
import { DateTimeField } from '#renderer/form/DateTimeField.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { SheetFrame } from '#renderer/travel/SheetFrame.tsx'
import { paramOf, transit } from '../manuscript-endpoints.ts'
import { clockText, weekdayText } from '../parts/moments.ts'

const isLater = (at: string) => Date.parse(at) > Date.now()
const Schema = z.object({ at: IsoDateTime.refine(isLater, { error: 'これからの日時を入力してください。' }) })
const errorMap = labelledErrorMap({ at: '日時' })

/** The transition that reschedules: for public content, publishing the same version with another end. */
function moveOf({ manuscript, what }: PlannedChange, at: string) {
  const { version, stage, scheduledAt, unpublishAt } = manuscript
  const param = paramOf(manuscript)
  if (what === 'publish') return transit('schedule')({ param, json: { version, at, unpublishAt } })
  if (stage === 'scheduled' && scheduledAt)
    return transit('schedule')({ param, json: { version, at: scheduledAt, unpublishAt: at } })
  const publicationId = randomIdentifier()
  return transit('publish')({ param, json: { version, unpublishAt: at, publicationId } })
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
          await request(moveOf(change, at))
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
