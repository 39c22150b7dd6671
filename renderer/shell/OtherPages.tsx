import { link } from '#domain/link.ts'
import styles from './ErrorNote.module.css'
import { MENU_SECTIONS } from './sections.ts'

/** Where to go on from a page that is not there. */
export function OtherPages() {
  return (
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
  )
}
