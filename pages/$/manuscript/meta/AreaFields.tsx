import useSWR from 'swr'
import { BUILT_IN_REGIONS } from '#domain/built-in-regions.ts'
import { loadRegions } from '#renderer/api/regions.ts'
import inputStyles from '#renderer/form/Input.module.css'
import { useSiteConfig } from '#renderer/site-config.ts'
import { DraftChoice } from '../inputs/DraftChoice.tsx'
import { DraftField } from '../inputs/DraftField.tsx'
import { useAbilities, useManuscriptField } from '../manuscript-context.ts'

/** The prefecture, and then one of its municipalities. */
export function AreaFields() {
  const [code, setCode] = useManuscriptField<string | null>('prefectureCode')
  const [, setCity] = useManuscriptField<string | null>('cityCode')
  const { update } = useAbilities()
  const { apiHost } = useSiteConfig()
  const { data } = useSWR(code ? ['regions'] : null, () => loadRegions(apiHost), { revalidateOnFocus: false })
  const prefecture = data?.flatMap(({ prefectures }) => prefectures).find((one) => one.code === code)
  const cities = prefecture?.cities.map((city) => ({ value: city.code, label: city.name })) ?? []
  const choose = (next: string) => {
    setCode(next === '' ? null : next)
    // A municipality lies in one prefecture.
    setCity(null)
  }
  return (
    <>
      <DraftField path="prefectureCode" label="都道府県">
        {(control) => (
          <select
            {...control}
            className={inputStyles.input}
            value={code ?? ''}
            disabled={!update}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">特定の都道府県ではない</option>
            {BUILT_IN_REGIONS.map(({ slug, name, prefectures }) => (
              <optgroup key={slug} label={name}>
                {prefectures.map((one) => (
                  <option key={one.code} value={one.code}>
                    {one.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </DraftField>
      {code && (
        <DraftChoice
          path="cityCode"
          label="市区町村"
          placeholder={data ? '市区町村は決めない' : '市区町村を読み込んでいます'}
          choices={cities}
        />
      )}
    </>
  )
}
