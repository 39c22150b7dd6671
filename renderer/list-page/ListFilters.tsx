import { type ListQuery, listHref } from '#domain/search/list-query.ts'
import type { LinkName } from '#domain/url/link.ts'
import { ChoiceLink } from '../filters/ChoiceLink.tsx'
import { Filters } from '../filters/Filters.tsx'
import { Choices, FoldedFacet } from '../filters/FoldedFacet.tsx'
import { SortLinks } from '../filters/SortLinks.tsx'
import { AreaChoices } from './AreaChoices.tsx'
import type { ListData } from './list-loader.ts'

type Props = { name: LinkName; data: ListData }

/** The filters and sort orders of a list. */
export function ListFilters({ name, data }: Props) {
  const { query, facets, areas, chosen, sorts } = data
  const href = (changes: ListQuery) => listHref(name, { ...query, ...changes })
  const sort = query.sort ?? 'newest'
  const [kinds, others] = [facets.slice(0, 1), facets.slice(1)]
  const facetOf = ({ name: facet, title, choices, all }: (typeof facets)[number]) => (
    <FoldedFacet
      key={facet}
      name={facet}
      title={title}
      chosen={choices.find(({ value }) => value === query[facet])?.label}
    >
      <Choices>
        <ChoiceLink href={href({ [facet]: undefined })} label="すべて" count={all} chosen={!query[facet]} />
        {choices.map(({ value, ...choice }) => (
          <ChoiceLink
            key={value}
            {...choice}
            href={href({ [facet]: value })}
            chosen={query[facet] === value}
          />
        ))}
      </Choices>
    </FoldedFacet>
  )
  return (
    <Filters title="しぼりこむ・並べかえる" note={chosen.length > 0 && `${chosen.length}件の条件`}>
      {kinds.map(facetOf)}
      {areas.length > 0 && <AreaChoices data={data} href={href} />}
      {others.map(facetOf)}
      <SortLinks
        label="並び順"
        links={sorts.map(({ value, label }) => ({
          label,
          href: href({ sort: value }),
          chosen: value === sort,
        }))}
      />
    </Filters>
  )
}
