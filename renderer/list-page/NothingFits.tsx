import { listHref } from '#domain/search/list-query.ts'
import { type LinkName, link } from '#domain/url/link.ts'
import { WaysOut } from '../narrowing/WaysOut.tsx'
import { EmptyNote } from '../ui/EmptyNote.tsx'
import type { ListData } from './list-loader.ts'

type Props = { name: LinkName; title: string; data: ListData }

/** What to do where nothing fulfils all conditions: leave out one of them, all of them, or search in other words. */
export function NothingFits({ name, title, data: { chosen, query, all } }: Props) {
  if (chosen.length === 0) return <EmptyNote>いま掲載しているものはありません。</EmptyNote>
  const ways = chosen.filter(({ count }) => count > 0)
  return (
    <EmptyNote>
      <p>条件に合う{title}は、いまのところありません。</p>
      <WaysOut
        ways={[
          ...ways.map((way) => ({
            label: `「${way.label}」を外す`,
            href: listHref(name, { ...query, [way.name]: undefined }),
            count: way.count,
          })),
          { label: `${title}をすべて見る`, href: listHref(name, {}), count: all },
          { label: '言葉や地図からさがす', href: link('search') },
        ]}
      />
    </EmptyNote>
  )
}
