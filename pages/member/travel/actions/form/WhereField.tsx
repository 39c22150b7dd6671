import { useFormContext, useWatch } from 'react-hook-form'
import { BUILT_IN_PREFECTURES } from '#domain/region/built-in-regions.ts'
import { nameOfCityEntry } from '#domain/region/city-name.ts'
import { loadCities } from '#renderer/api/cities.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { SelectField } from '#renderer/form/SelectField.tsx'
import type { ActionValues } from './action-form.ts'
import { Retry } from './Retry.tsx'

const PREFECTURES = BUILT_IN_PREFECTURES.map(({ code, name }) => ({ value: code, label: name }))

export const PrefectureField = () => (
  <SelectField name="prefectureCode" label="都道府県" placeholder="選ばない" choices={PREFECTURES} />
)

/** The municipality in the chosen prefecture. The current value stays while the list cannot be loaded. */
export function CityField() {
  const { control } = useFormContext<ActionValues>()
  const prefecture = useWatch({ control, name: 'prefectureCode' })
  const { data, error, retry } = useAnswer(['cities', prefecture], () => loadCities(prefecture))
  if (error && !data) return <Retry text="市区町村の一覧を読み込めませんでした。" retry={retry} />
  if (!data?.length) return null
  const choices = data.map((entry) => ({ value: entry.code, label: nameOfCityEntry(entry) }))
  // Remounted per prefecture: the browser must not keep the previous selection.
  return (
    <SelectField key={prefecture} name="cityCode" label="市区町村" placeholder="選ばない" choices={choices} />
  )
}
