import type { ReactNode } from 'react'
import { areaPageOf, PERSONAL_PAGES } from '#domain/site/area-pages.ts'
import styles from './ShelfFrame.module.css'
import { kindLinks, type ShelfPage, typeTabs } from './shelf-pages.ts'

const NAMES = { favorites: 'お気に入り', histories: '履歴' } as const

type Props = { page: ShelfPage; path: string; children: ReactNode }

/** A page of favourites or history, with links to the others. */
export function ShelfFrame({ page, path, children }: Props) {
  const { shelf, kind, type } = page
  return (
    <section className="grid grid-cols-1 gap-24">
      <h1 className="text-28">{areaPageOf(PERSONAL_PAGES, path)?.title}</h1>
      <div className="grid gap-8 print:hidden">
        <nav aria-label={`${NAMES[shelf]}の種類`}>
          <ul className="flex list-none flex-wrap gap-x-24 border-b border-rule p-0">
            {kindLinks(shelf).map((one) => (
              <li key={one.kind}>
                <a
                  className={styles.kind}
                  href={one.path}
                  aria-current={one.kind === kind ? (type ? 'true' : 'page') : undefined}
                >
                  {one.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {kind === 'article-page' && (
          <nav aria-label="記事の種類">
            <ul className="flex list-none flex-wrap gap-x-16 p-0">
              {typeTabs(shelf).map((tab) => (
                <li key={tab.path}>
                  <a
                    className={styles.type}
                    href={tab.path}
                    aria-current={tab.type === type ? 'page' : undefined}
                  >
                    {tab.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {children}
    </section>
  )
}
