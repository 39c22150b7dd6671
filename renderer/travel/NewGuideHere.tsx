import { useState } from 'react'
import { z } from 'zod'
import { IsoDate } from '#domain/date/iso-date.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { TravelGuideInput } from '#domain/travel/guide.ts'
import { type AddedPlace, guideOfPlace } from '#domain/travel/guide-of-places.ts'
import { DateField } from '../form/DateField.tsx'
import { Form, FormButtons } from '../form/Form.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { TextField } from '../form/TextField.tsx'
import { useZodForm } from '../form/useZodForm.ts'
import type { AddedWhere } from './Added.tsx'
import { makeGuide } from './calls.ts'

const Start = z.object({
  title: TravelGuideInput.shape.title,
  startDate: z.union([z.literal(''), IsoDate]),
})

type Props = { place: AddedPlace; onAdded: (where: AddedWhere) => void }

/**
 * Creates a guide with the place on its first day. The identifier is generated once, so that a double click creates
 * one guide.
 */
export function NewGuideHere({ place, onAdded }: Props) {
  const [id] = useState(randomIdentifier)
  const prefecture = prefectureOfCode(place.prefectureCode)
  const form = useZodForm(Start, {
    defaultValues: { title: prefecture ? `${prefecture.name}の旅` : '', startDate: '' },
  })
  const make = async ({ title, startDate }: z.infer<typeof Start>) => {
    const start = { id, title, startDate: startDate || null }
    await makeGuide(guideOfPlace(place, start, randomIdentifier))
    onAdded({ guideId: id, guideTitle: title, name: '1日目', isNew: true })
  }
  return (
    <Form form={form} onSubmit={make} label="新しいしおり">
      <TextField name="title" label="しおりの名前" required max={60} />
      <DateField name="startDate" label="出発日" hint="決まっていなければ、空のままで作れます。" />
      <FormButtons>
        <SubmitButton busyText="作っています">作って追加する</SubmitButton>
      </FormButtons>
    </Form>
  )
}
