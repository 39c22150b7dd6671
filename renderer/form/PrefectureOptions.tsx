import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'

/** The prefectures by region, as options of a `<select>` whose value is their code or their slug. */
export const PrefectureOptions = ({ by }: { by: 'code' | 'slug' }) =>
  BUILT_IN_REGIONS.map((region) => (
    <optgroup key={region.slug} label={region.name}>
      {region.prefectures.map(({ [by]: value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </optgroup>
  ))
