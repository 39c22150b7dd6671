import { link } from '#domain/link.ts'
import { SITE } from '#domain/site.ts'
import styles from './SiteHeader.module.css'
import { MAIN_SECTIONS } from './sections.ts'

/** The head of every public page: the name, the main sections on wide screens, the way to the search. */
export function SiteHeader() {
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
                <a className={styles.section} href={link(name)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <a className={styles.search} href={link('search')}>
          <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="10.5" cy="10.5" r="6.5" />
            <path d="M15.5 15.5 21 21" />
          </svg>
          さがす
        </a>
      </div>
    </header>
  )
}
