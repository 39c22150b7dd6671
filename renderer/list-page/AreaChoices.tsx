import type { ListQuery } from '#domain/search/list-query.ts'
import { ChoiceLink } from '../filters/ChoiceLink.tsx'
import { Choices, FoldedFacet } from '../filters/FoldedFacet.tsx'
import styles from '../filters/filters.module.css'
import type { ListData } from './list-loader.ts'

type Props = { data: ListData; href: (changes: ListQuery) => string }

/** Regions and their prefectures: choosing one replaces the other. */
export function AreaChoices({ data: { areas, everywhere, query, chosen }, href }: Props) {
  const { region, prefecture } = query
  const place = chosen.findLast(({ name }) => name === 'prefecture' || name === 'region')
  return (
    <FoldedFacet name="area" title="地域" chosen={place?.label}>
      <Choices>
        <ChoiceLink
          href={href({ region: undefined, prefecture: undefined })}
          label="全国"
          count={everywhere}
          chosen={!region && !prefecture}
        />
      </Choices>
      {areas.map((area) => (
        <ul key={area.region.value} className={styles.area} aria-label={area.region.label}>
          <ChoiceLink
            href={href({ region: area.region.value, prefecture: undefined })}
            label={area.region.label}
            count={area.region.count}
            chosen={region === area.region.value && !prefecture}
          />
          {area.prefectures.map(({ value, ...choice }) => (
            <ChoiceLink
              key={value}
              {...choice}
              href={href({ region: undefined, prefecture: value })}
              chosen={prefecture === value}
            />
          ))}
        </ul>
      ))}
    </FoldedFacet>
  )
}
