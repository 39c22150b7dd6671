import { link } from '#domain/url/link.ts'
import styles from './ErrorNote.module.css'
import { SearchBox } from './SearchBox.tsx'
import { MENU_SECTIONS } from './sections.ts'

/** Links for a page that does not exist. */
export function OtherPages() {
  return (
    <>
      <SearchBox />
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
            条件や地図からさがす
          </a>
        </li>
      </ul>
    </>
  )
}
