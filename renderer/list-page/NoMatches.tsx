import { listHref } from '#domain/search/list-query.ts'
import { type LinkName, link } from '#domain/url/link.ts'
import { Suggestions } from '../filters/Suggestions.tsx'
import { EmptyNote } from '../ui/EmptyNote.tsx'
import type { ListData } from './list-loader.ts'

type Props = { name: LinkName; title: string; data: ListData }

/** Shown when nothing matches all conditions: suggests removing one or all of them, or another search. */
export function NoMatches({ name, title, data: { chosen, query, all } }: Props) {
  if (chosen.length === 0) return <EmptyNote>いま掲載しているものはありません。</EmptyNote>
  const suggestions = chosen.filter(({ count }) => count > 0)
  return (
    <EmptyNote>
      <p>条件に合う{title}は、いまのところありません。</p>
      <Suggestions
        suggestions={[
          ...suggestions.map((condition) => ({
            label: `「${condition.label}」を外す`,
            href: listHref(name, { ...query, [condition.name]: undefined }),
            count: condition.count,
          })),
          { label: `${title}をすべて見る`, href: listHref(name, {}), count: all },
          { label: '言葉や地図からさがす', href: link('search') },
        ]}
      />
    </EmptyNote>
  )
}
