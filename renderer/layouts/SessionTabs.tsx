import { useEffect, useState } from 'react'
import { type LinkName, link } from '#domain/url/link.ts'
import { usePageContext } from '../page-context.tsx'
import styles from './SessionTabs.module.css'

/** `parts`: path prefixes that belong to a tab. `rest`: the part of its label that phones hide. */
type Tab = { name: LinkName; label: string; icon?: string; parts: readonly string[]; rest?: string }

const TABS: readonly Tab[] = [
  { name: '@home-topics', label: 'ホーム', icon: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z', parts: ['/@/home/'] },
  {
    name: '@travel-guides',
    label: 'しおり',
    icon: 'M6 4h12v16l-6-4-6 4z',
    parts: ['/@/travel/guides/', '/@/travel/sections/', '/@/travel/activities/'],
  },
  {
    name: '@favorites-spots',
    label: 'お気に入り',
    icon: 'M12 20S4 15 4 9.5a4 4 0 0 1 8-1.2 4 4 0 0 1 8 1.2C20 15 12 20 12 20z',
    parts: ['/@/favorites/'],
  },
  {
    name: '@histories-spots',
    label: '履歴',
    icon: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm0 4v4.5l3 2',
    parts: ['/@/histories/'],
  },
  {
    name: '@stats-usage',
    label: '記録',
    rest: 'と統計',
    icon: 'M4 20h16M7 20v-7M12 20V5M17 20v-10',
    parts: ['/@/stats/', '/@/travel/actions/'],
  },
  {
    name: '@settings-account',
    label: '設定',
    icon: 'M4 8h9m4 0h3M15 5.5v5M4 16h3m4 0h9M9 13.5v5',
    parts: ['/@/settings/'],
  },
]

/** The sections of the member area: a bar at the bottom of a phone, a list at the side of a wide screen. */
export function SessionTabs() {
  const { urlOriginal } = usePageContext()
  // One document is served for all URLs of the area: only the browser knows the current one.
  const [pathname, setPathname] = useState('')
  useEffect(() => setPathname(new URL(urlOriginal, location.origin).pathname), [urlOriginal])
  return (
    <nav className={styles.tabs} aria-label="マイページ">
      <ul className={styles.list}>
        {TABS.map((tab) => (
          <li key={tab.name}>
            <a
              className={styles.tab}
              href={link(tab.name)}
              aria-current={currentOf(pathname, tab)}
              aria-label={tab.rest && tab.label + tab.rest}
            >
              {tab.icon && (
                <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
                  <path d={tab.icon} />
                </svg>
              )}
              <span>
                {tab.label}
                {tab.rest && <span className={styles.rest}>{tab.rest}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** `page` for the tab's own page, `true` for other pages of its section. */
const currentOf = (pathname: string, { name, parts }: Tab): 'page' | true | undefined =>
  pathname === link(name) ? 'page' : parts.some((part) => pathname.startsWith(part)) || undefined
