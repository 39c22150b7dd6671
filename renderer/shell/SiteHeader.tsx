import { SITE } from '#domain/site/site.ts'
import { link } from '#domain/url/link.ts'
import { ClientOnly } from '../ClientOnly.tsx'
import { usePageContext } from '../page-context.tsx'
import { ShelfButton } from '../shelf/ShelfButton.tsx'
import styles from './SiteHeader.module.css'
import { MAIN_SECTIONS } from './sections.ts'

/** The header of public pages: the name, main sections on wide screens, search and account. */
export function SiteHeader() {
  const { urlPathname, urlOriginal, config } = usePageContext()
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <a className={styles.name} href={link('top')}>
          {SITE.name}
        </a>
        <nav className={styles.sections} aria-label="主な項目">
          <ul className={styles.list}>
            {MAIN_SECTIONS.map(({ name, label }) => (
              <li key={name}>
                <a href={link(name)} aria-current={currentOf(urlPathname, link(name))}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ShelfButton />
        <a className={styles.search} href={link('search')}>
          <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="10.5" cy="10.5" r="6.5" />
            <path d="M15.5 15.5 21 21" />
          </svg>
          さがす
        </a>
        {config.ssr === false ? (
          // One document is served for all URLs of an area: only the browser knows the current one.
          <ClientOnly fallback={<Guest />}>
            <Guest from={urlOriginal} />
          </ClientOnly>
        ) : (
          <Guest from={urlOriginal.replace(/#.*/, '')} />
        )}
        <a className={styles.member} href={link('@home-topics')} rel="nofollow">
          マイページ
        </a>
      </div>
    </header>
  )
}

/** The sign-in link, which returns to this page. A stored document does not know all of the address that it is read at. */
const Guest = ({ from }: { from?: string }) => (
  <a
    className={styles.guest}
    href={link('login', from ? { query: { return: from } } : {})}
    rel="nofollow"
    suppressHydrationWarning
  >
    ログイン
  </a>
)

/** `page` for the section's own page, `true` for a page below it. */
function currentOf(pathname: string, section: string): 'page' | true | undefined {
  if (pathname === section) return 'page'
  return pathname.startsWith(`${section}/`) || undefined
}
