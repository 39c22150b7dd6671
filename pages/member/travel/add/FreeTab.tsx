import type { z } from 'zod'
import { ActivityKind, TravelActivityInput } from '#domain/travel/activity.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { BLANK_ACTIVITY } from '#domain/travel/new-guide.ts'
import { transportOf } from '#domain/travel/transport-from-title.ts'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SelectField } from '#renderer/form/SelectField.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { TextArea } from '#renderer/form/TextArea.tsx'
import { TextField } from '#renderer/form/TextField.tsx'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import type { Adding } from './useAdding.ts'

const KINDS = [
  { value: 'free', label: '予定' },
  { value: 'move', label: '移動' },
  { value: 'restaurant', label: '食事' },
  { value: 'hotel', label: '泊まる' },
  { value: 'activity', label: '体験' },
]

const Line = TravelActivityInput.pick({ title: true, memo: true }).extend({ kind: ActivityKind })
const EMPTY = { title: '', memo: '', kind: 'free' } as const

type Props = { guide: GuideDocument; adding: Adding }

/** A free-text activity, at the time selected above. */
export function FreeTab({ adding }: Props) {
  const form = useZodForm(Line, { defaultValues: EMPTY })
  const add = ({ title, memo, kind }: z.infer<typeof Line>) => {
    const transport = kind === 'move' ? transportOf(title, null) : null
    if (adding.add({ ...BLANK_ACTIVITY, kind, title, memo, transport })) form.reset({ ...EMPTY, kind })
  }
  return (
    <Form form={form} onSubmit={add} label="自由に書く">
      <TextField
        name="title"
        label="予定の名前"
        required
        max={80}
        placeholder="例：朝の散歩、京都駅から特急で城崎へ"
      />
      <SelectField name="kind" label="種類" choices={KINDS} />
      <TextArea name="memo" label="メモ" max={1000} />
      <FormButtons>
        <SubmitButton>追加する</SubmitButton>
      </FormButtons>
    </Form>
  )
}
