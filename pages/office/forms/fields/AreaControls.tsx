import { useFormContext, useWatch } from 'react-hook-form'
import { nameOfCityEntry } from '#domain/region/city-name.ts'
import { loadCities } from '#renderer/api/cities.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { Button } from '#renderer/form/Button.tsx'
import { Field } from '#renderer/form/Field.tsx'
import inputs from '#renderer/form/Input.module.css'
import { PrefectureOptions } from '#renderer/form/PrefectureOptions.tsx'
import { useControl } from './useControl.ts'

type Props = { name: string }

/** A prefecture; changing it clears the municipality. */
export function PrefectureControl({ name }: Props) {
  const { value, onChange, onBlur, aria, frame, ids } = useControl<string | null>(name)
  const { getValues, setValue } = useFormContext()
  return (
    <Field {...frame}>
      <select
        className={inputs.input}
        id={ids.id}
        name={name}
        value={value ?? ''}
        {...aria}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value || null)
          if (getValues('cityCode')) setValue('cityCode', null, { shouldDirty: true })
        }}
        onBlur={onBlur}
      >
        <option value="">土地を限らない</option>
        <PrefectureOptions by="code" />
      </select>
    </Field>
  )
}

/** A municipality of the selected prefecture. */
export function CityControl({ name }: Props) {
  const { value, onChange, onBlur, aria, frame, ids } = useControl<string | null>(name)
  const { control } = useFormContext()
  const prefecture: string | null = useWatch({ control, name: 'prefectureCode' }) ?? null
  const { data: cities, error, retry } = useAnswer(['cities', prefecture ?? ''], () => loadCities(prefecture))
  return (
    <Field {...frame}>
      <select
        className={inputs.input}
        id={ids.id}
        name={name}
        value={value ?? ''}
        disabled={!prefecture}
        {...aria}
        onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
        onBlur={onBlur}
      >
        <option value="">{prefecture ? '市区町村を限らない' : '先に都道府県を選んでください'}</option>
        {/* Shows the current value until the list is loaded. */}
        {value && !cities && (
          <option value={value}>{error ? '読み込めませんでした' : '読み込んでいます'}</option>
        )}
        {cities?.map((city) => (
          <option key={city.code} value={city.code}>
            {nameOfCityEntry(city)}
          </option>
        ))}
      </select>
      {error && !cities && (
        <p role="alert">
          市区町村の一覧を読み込めませんでした。
          <Button variant="quiet" onClick={retry}>
            もう一度
          </Button>
        </p>
      )}
    </Field>
  )
}
