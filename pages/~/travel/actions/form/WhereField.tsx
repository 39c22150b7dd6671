import { useFormContext, useWatch } from 'react-hook-form'
import { BUILT_IN_PREFECTURES } from '#domain/built-in-regions.ts'
import { loadRegions } from '#renderer/api/regions.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { publicConfig } from '#renderer/auth/public-config.ts'
import { SelectField } from '#renderer/form/SelectField.tsx'
import type { ActionValues } from './action-form.ts'

const PREFECTURES = BUILT_IN_PREFECTURES.map(({ code, name }) => ({ value: code, label: name }))

export const PrefectureField = () => (
  <SelectField name="prefectureCode" label="都道府県" placeholder="選ばない" choices={PREFECTURES} />
)

/** The municipality, of the prefecture that is chosen. */
export function CityField() {
  const { control } = useFormContext<ActionValues>()
  const prefecture = useWatch({ control, name: 'prefectureCode' })
  const { data } = useAnswer(['regions'], async () => loadRegions((await publicConfig()).apiHost))
  const cities =
    data?.flatMap(({ prefectures }) => prefectures).find(({ code }) => code === prefecture)?.cities ?? []
  if (!prefecture || cities.length === 0) return null
  const choices = cities.map(({ code, name }) => ({ value: code, label: name }))
  // Another prefecture is another list: the browser must not keep what was chosen in the one before.
  return (
    <SelectField key={prefecture} name="cityCode" label="市区町村" placeholder="選ばない" choices={choices} />
  )
}
