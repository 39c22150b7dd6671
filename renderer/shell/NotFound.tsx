import { link } from '#domain/link.ts'
import { usePageContext } from '../page-context.tsx'
import styles from './ErrorNote.module.css'
import { Signpost } from './Signpost.tsx'
import { MENU_SECTIONS } from './sections.ts'

/**
 * The page for an address that has none. What refused the address says why; where nothing did, the Worker writes
 * the address behind "Page not found", so the browser must not be surprised by it.
 */
export function NotFound() {
  const { abortReason } = usePageContext()
  return (
    <div className={styles.note}>
      <Signpost />
      <p className={styles.code} lang="en" suppressHydrationWarning>
        {typeof abortReason === 'string' ? abortReason : 'Page not found'}
      </p>
      <h1>ページを表示できません。</h1>
      <p>他のページをご覧ください。</p>
      <ul className={styles.links}>
        {MENU_SECTIONS.map(({ name, label }) => (
          <li key={name}>
            <a className={styles.link} href={link(name)}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <a className={styles.link} href={link('search')}>
            さがす
          </a>
        </li>
      </ul>
    </div>
  )
}
