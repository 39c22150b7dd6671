import { CONTENT_KINDS, isPlaceKind, type PagedKind } from '#domain/content/kind.ts'
import { PER_PAGE } from '#domain/search/list-page.ts'
import { listHref } from '#domain/search/list-query.ts'
import { type LinkName, link } from '#domain/url/link.ts'
import { ActiveFilters } from '../filters/ActiveFilters.tsx'
import { useData } from '../page-context.tsx'
import { CardGrid } from '../ui/CardGrid.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { ListFilters } from './ListFilters.tsx'
import styles from './ListPage.module.css'
import type { ListData } from './list-loader.ts'
import { NoMatches } from './NoMatches.tsx'

type Props = { kind: PagedKind; lead: string }

const count = (number: number): string => number.toLocaleString('ja-JP')

/** A list of one kind of content: twenty cards a page, filtered and sorted by links, each page with its own URL. */
export function ListPage({ kind, lead }: Props) {
  const { plural: name, label: title } = CONTENT_KINDS[kind]
  const data = useData<ListData>()
  const { cards, total, all, page, pages, query, unknown } = data
  const first = (page - 1) * PER_PAGE
  return (
    <>
      <PageHead title={title} lead={lead} crumbs={[{ label: 'トップ', href: link('top') }]} />
      <div className={styles.list}>
        {all > 0 && <ListFilters key={listHref(name, query, page)} name={name} data={data} />}
        {unknown.length > 0 && (
          <p className={styles.note} role="note">
            {unknown.map((value) => `「${value}」`).join('')}という条件はありません。外して表示しています。
          </p>
        )}
        <ActiveListFilters name={name} data={data} />
        {total > 0 && (
          <p className={styles.range}>
            {pages > 1 && `${count(first + 1)}–${count(first + cards.length)}件目 / `}
            {count(total)}件
            {isPlaceKind(kind) && (
              <a
                className={styles.map}
                href={link('map', { query: { kind, prefecture: query.prefecture } })}
                rel="nofollow"
              >
                地図で見る
              </a>
            )}
          </p>
        )}
        {cards.length > 0 ? (
          <CardGrid cards={cards} headingLevel={2} columns="four" canBeSaved />
        ) : (
          <NoMatches name={name} title={title} data={data} />
        )}
      </div>
      <Pagination page={page} pages={pages} hrefOf={(number) => listHref(name, query, number)} />
    </>
  )
}

/** The active conditions of a list. */
function ActiveListFilters({ name, data: { chosen, query } }: { name: LinkName; data: ListData }) {
  const conditions = chosen.map((condition) => ({
    ...condition,
    href: listHref(name, { ...query, [condition.name]: undefined }),
  }))
  return <ActiveFilters conditions={conditions} clearHref={listHref(name, { sort: query.sort })} />
}
