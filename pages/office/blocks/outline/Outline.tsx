import type { Problem } from '#domain/manuscript/manuscript.ts'
import { useEditor } from '../editor-store.ts'
import { openDialog } from '../model/open-dialog.ts'
import { Headings } from './Headings.tsx'
import styles from './Outline.module.css'
import { useOutline } from './useOutline.ts'

const numberFormat = new Intl.NumberFormat('ja-JP')

/** Length and headings of the body. */
export function Outline({ problems }: { problems: readonly Problem[] }) {
  const { view } = useEditor()
  const { characters, minutes, blocks } = useOutline()
  return (
    <aside className={styles.outline} aria-label="本文の見取り図">
      <p className={styles.count}>
        <strong>{numberFormat.format(characters)}</strong>字
        <span className={styles.rest}>
          読了の目安 {minutes}分・{blocks}ブロック
        </span>
      </p>
      {problems.length > 0 && (
        <p className={styles.problems}>確かめるところが{problems.length}件あります。</p>
      )}
      <button className={styles.keys} type="button" onClick={() => openDialog(view, { name: 'keys' })}>
        キーボードの使いかた
      </button>
      <nav className={styles.nav} aria-label="本文の見出し">
        <Headings />
      </nav>
    </aside>
  )
}
