import type { ReactNode } from 'react'
import { type LinkName, link } from '#domain/link.ts'
import { useData } from '../page-context.tsx'
import { CardGrid } from '../ui/CardGrid.tsx'
import { EmptyNote } from '../ui/EmptyNote.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import styles from './ListPage.module.css'
import type { ListData } from './list-loader.ts'

type Props = { name: LinkName; title: string; lead: string; children?: ReactNode }

/** A list of one kind of content: twenty cards a page, each page a real address. */
export function ListPage({ name, title, lead, children }: Props) {
  const { cards, total, page, pages } = useData<ListData>()
  return (
    <>
      <div className={styles.head}>
        <PageHead title={title} lead={lead} crumbs={[{ label: 'トップ', href: link('top') }]} />
        <p className={styles.count}>
          全{total.toLocaleString('ja-JP')}件{pages > 1 && `（${page}／${pages}ページ）`}
        </p>
      </div>
      {children}
      {cards.length > 0 ? (
        <CardGrid cards={cards} headingLevel={2} columns="four" canBeKept />
      ) : (
        <EmptyNote>いま掲載しているものはありません。</EmptyNote>
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(number) => link(name, { query: { page: number > 1 ? number : null } })}
      />
    </>
  )
}
