import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { randomIdentifier } from '#domain/text/identifier.ts'
import type { NewGuide } from '#domain/travel/new-guide.ts'
import { DateField } from '#renderer/form/DateField.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { RadioField } from '#renderer/form/RadioField.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { TextField } from '#renderer/form/TextField.tsx'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { placeOfCard, useFavoriteCards } from '#renderer/travel/favorites.ts'
import { FavoritesField } from './FavoritesField.tsx'
import { guideOfValues, NewGuideValues } from './new-guide-form.ts'
import { TemplateField } from './TemplateField.tsx'
import type { Wanted } from './wanted.ts'

const WAYS = [
  { value: 'empty', label: '何もないところから' },
  { value: 'template', label: 'ひな形から' },
  { value: 'favorites', label: 'お気に入りから' },
]

type Props = { wanted: Exclude<Wanted, { way: 'course' }>; onMake: (guide: NewGuide) => Promise<void> }

/** Name, days, and what is in it from the first. The identifier is made once, so that two presses make one guide. */
export function NewGuideForm({ wanted, onMake }: Props) {
  const [id] = useState(randomIdentifier)
  const form = useZodForm(NewGuideValues, {
    defaultValues: {
      way: wanted.way,
      template: 'weekend',
      places: [],
      title: '',
      startDate: '',
      endDate: '',
    },
  })
  const [way, startDate] = useWatch({ control: form.control, name: ['way', 'startDate'] })
  const favorites = useFavoriteCards()
  const cards = favorites.data ?? []
  const make = (values: NewGuideValues) =>
    onMake(
      guideOfValues(
        id,
        values,
        cards.flatMap((card) => placeOfCard(card) ?? []),
      ),
    )
  return (
    <Form form={form} onSubmit={make} label="新しいしおり">
      <RadioField name="way" label="始め方" choices={WAYS} />
      {way === 'template' && <TemplateField />}
      {way === 'favorites' && (
        <FavoritesField
          favorites={favorites}
          prefecture={wanted.way === 'favorites' ? wanted.prefecture : null}
        />
      )}
      <TextField name="title" label="しおりの名前" required max={60} placeholder="例：秋の城崎、家族で" />
      <DateField name="startDate" label="出発日" hint="決まっていなければ、空のままで作れます。" />
      {way !== 'template' && (
        <DateField name="endDate" label="帰る日" hint="日帰りなら空のままにします。" min={startDate} />
      )}
      <FormButtons>
        <SubmitButton busyText="作っています">しおりを作る</SubmitButton>
      </FormButtons>
    </Form>
  )
}
