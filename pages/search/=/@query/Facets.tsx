import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { prefectureOfSlug } from '#domain/region/built-in-regions.ts'
import { searchPath } from '#domain/url/query-path.ts'
import { ChoiceLink } from '#renderer/filters/ChoiceLink.tsx'
import { Filters } from '#renderer/filters/Filters.tsx'
import { Choices, FoldedFacet } from '#renderer/filters/FoldedFacet.tsx'
import { SortLinks } from '#renderer/filters/SortLinks.tsx'
import type { SearchTerms } from '../../search-terms.ts'
import type { Data } from './+loader.ts'

type Props = { terms: SearchTerms; facets: Data['facets'] }
type Count = { count: number; isMore?: true }
type Choice = Count & { label: string; href: string; chosen: boolean }

const VIEWS = [
  { view: undefined, label: '種類ごと' },
  { view: 'list', label: 'ひとつの一覧' },
] as const

/** The filters of the results with their counts, and the display modes. */
export function Facets({ terms, facets }: Props) {
  const choice = (label: string, { count, isMore }: Count, change: SearchTerms, chosen: boolean): Choice => ({
    label,
    count,
    isMore,
    href: searchPath({ ...terms, ...change }),
    chosen,
  })
  const kinds = facets.kinds.map(({ value: kind, ...count }) =>
    choice(CONTENT_KINDS[kind].label, count, { kind, view: undefined }, terms.kind === kind),
  )
  const prefectures = facets.prefectures.map(({ value: prefecture, ...count }) =>
    choice(prefectureOfSlug(prefecture)?.name ?? '', count, { prefecture }, terms.prefecture === prefecture),
  )
  const months = facets.months.map(({ value: month, ...count }) =>
    choice(`${month}月`, count, { month }, terms.month === month),
  )
  const tags = facets.tags.map(({ value: tag, ...count }) => choice(tag, count, { tag }, terms.tag === tag))
  return (
    <Filters title="しぼりこむ">
      <Facet name="kind" title="種類" choices={kinds} />
      <Facet name="prefecture" title="都道府県" choices={prefectures} />
      <Facet name="month" title="訪ねる月" choices={months} />
      <Facet name="tag" title="タグ" choices={tags} />
      {!terms.kind && (
        <SortLinks
          label="並べ方"
          links={VIEWS.map(({ view, label }) => ({
            label,
            href: searchPath({ ...terms, view }),
            chosen: terms.view === view,
          }))}
        />
      )}
    </Filters>
  )
}

/** A facet whose only choice is active is not shown. */
function Facet({ name, title, choices }: { name: string; title: string; choices: readonly Choice[] }) {
  const chosen = choices.find((choice) => choice.chosen)
  if (choices.length === 0 || (chosen && choices.length === 1)) return null
  return (
    <FoldedFacet name={name} title={title} chosen={chosen?.label}>
      <Choices>
        {choices.map((choice) => (
          <ChoiceLink key={choice.label} {...choice} />
        ))}
      </Choices>
    </FoldedFacet>
  )
}
