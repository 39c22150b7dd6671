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
import type { NewGuideSource } from './new-guide-source.ts'
import { TemplateField } from './TemplateField.tsx'

const OPTIONS = [
  { value: 'empty', label: '何もないところから' },
  { value: 'template', label: 'ひな形から' },
  { value: 'favorites', label: 'お気に入りから' },
]

type Props = {
  source: Exclude<NewGuideSource, { from: 'course' }>
  onMake: (guide: NewGuide) => Promise<void>
}

/** Title, dates and initial content. The identifier is generated once, so that a double click creates one guide. */
export function NewGuideForm({ source, onMake }: Props) {
  const [id] = useState(randomIdentifier)
  const form = useZodForm(NewGuideValues, {
    defaultValues: {
      from: source.from,
      template: 'weekend',
      places: [],
      title: '',
      startDate: '',
      endDate: '',
    },
  })
  const [from, startDate] = useWatch({ control: form.control, name: ['from', 'startDate'] })
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
      <RadioField name="from" label="始め方" choices={OPTIONS} />
      {from === 'template' && <TemplateField />}
      {from === 'favorites' && (
        <FavoritesField
          favorites={favorites}
          prefecture={source.from === 'favorites' ? source.prefecture : null}
        />
      )}
      <TextField name="title" label="しおりの名前" required max={60} placeholder="例：秋の城崎、家族で" />
      <DateField name="startDate" label="出発日" hint="決まっていなければ、空のままで作れます。" />
      {from !== 'template' && (
        <DateField name="endDate" label="帰る日" hint="日帰りなら空のままにします。" min={startDate} />
      )}
      <FormButtons>
        <SubmitButton busyText="作っています">しおりを作る</SubmitButton>
      </FormButtons>
    </Form>
  )
}
