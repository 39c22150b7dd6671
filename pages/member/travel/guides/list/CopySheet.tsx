import { useState } from 'react'
import { z } from 'zod'
import { IsoDate } from '#domain/date/iso-date.ts'
import { cutText } from '#domain/text/cut-text.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { TravelGuideInput } from '#domain/travel/guide.ts'
import { copyOfGuide } from '#domain/travel/guide-copy.ts'
import type { GuideSummary } from '#domain/travel/guide-document.ts'
import { nextSameWeekday } from '#domain/travel/guide-groups.ts'
import { link } from '#domain/url/link.ts'
import { DateField } from '#renderer/form/DateField.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { TextField } from '#renderer/form/TextField.tsx'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { navigate } from '#renderer/navigation/navigate.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { fetchGuide, makeGuide } from '#renderer/travel/calls.ts'
import { SheetFrame } from '#renderer/travel/SheetFrame.tsx'

const Copy = z.object({
  title: TravelGuideInput.shape.title,
  startDate: z.union([z.literal(''), IsoDate]),
})

type Props = { guide: GuideSummary; opener: HTMLElement; onClose: () => void; onCopied: () => void }

/**
 * Copies a guide with a new title and first day. The identifier is generated once, so that a double click creates one
 * copy.
 */
export function CopySheet({ guide, opener, onClose, onCopied }: Props) {
  const [id] = useState(randomIdentifier)
  const form = useZodForm(Copy, {
    defaultValues: {
      title: `${cutText(guide.title, 56)}のコピー`,
      startDate: nextSameWeekday(guide.startDate, new Date()) ?? '',
    },
  })
  const copy = async ({ title, startDate }: z.infer<typeof Copy>) => {
    const start = { id, title, startDate: startDate || null }
    await makeGuide(copyOfGuide(await fetchGuide(guide.id), start, randomIdentifier))
    onClose()
    onCopied()
    notify({
      description: `「${title}」を作りました。予定を写し、予約の印は外しました。`,
      color: 'success',
      action: { label: '開く', onSelect: () => void navigate(link('@travel-guides', { id })) },
    })
  }
  return (
    <SheetFrame title="しおりを複製" opener={opener} onClose={onClose}>
      <p>
        日ごとの予定、時刻、場所、メモ、費用、行きたいところは、そのまま写します。日付は新しい出発日に合わせて移します。
      </p>
      <p>予約番号と「予約済み」「済み」の印、チェックリストの印は外します。もとのしおりは変わりません。</p>
      <Form form={form} onSubmit={copy} label="しおりを複製">
        <TextField name="title" label="しおりの名前" required max={60} />
        <DateField name="startDate" label="新しい出発日" hint="空のままなら、日付未定のしおりになります。" />
        <FormButtons>
          <SubmitButton busyText="複製しています">複製する</SubmitButton>
        </FormButtons>
      </Form>
    </SheetFrame>
  )
}
