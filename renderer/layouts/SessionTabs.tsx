import { useEffect, useState } from 'react'
import { type LinkName, link } from '#domain/link.ts'
import { usePageContext } from '../page-context.tsx'
import styles from './SessionTabs.module.css'

/** `parts`: what belongs to a tab begins with one of these. */
type Tab = { name: LinkName; label: string; parts: readonly string[]; isWideOnly?: true }

const TABS: readonly Tab[] = [
  { name: '@home-topics', label: 'ホーム', parts: ['/@/home/'] },
  {
    name: '@travel-guides',
    label: 'しおり',
    parts: ['/@/travel/guides/', '/@/travel/sections/', '/@/travel/activities/'],
  },
  { name: '@favorites-spots', label: 'お気に入り', parts: ['/@/favorites/'] },
  { name: '@histories-spots', label: '履歴', parts: ['/@/histories/'] },
  // A phone has no room for a sixth; the home leads there.
  { name: '@stats-usage', label: '記録と統計', parts: ['/@/stats/', '/@/travel/actions/'], isWideOnly: true },
  { name: '@settings-account', label: '設定', parts: ['/@/settings/'] },
]

/** The parts of the personal area: a row of tabs on a phone, a list at the side of a wide screen. */
export function SessionTabs() {
  const { urlOriginal } = usePageContext()
  // One document is served for every address of the area: which one it is, only the browser knows.
  const [pathname, setPathname] = useState('')
  useEffect(() => setPathname(new URL(urlOriginal, location.origin).pathname), [urlOriginal])
  return (
    <nav className={styles.tabs} aria-label="マイページ">
      <ul className={styles.list}>
        {TABS.map((tab) => (
          <li className={tab.isWideOnly && styles.wide} key={tab.name}>
            <a className={styles.tab} href={link(tab.name)} aria-current={currentOf(pathname, tab)}>
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** `page` for the tab's own page, `true` for another one of its part. */
const currentOf = (pathname: string, { name, parts }: Tab): 'page' | true | undefined =>
  pathname === link(name) ? 'page' : parts.some((part) => pathname.startsWith(part)) || undefined
