import type { Problem } from '#domain/manuscript/manuscript.ts'
import { perform, useEditor } from '../editor-store.ts'
import { selectBlock } from '../model/commands.ts'
import { placeOfId } from '../model/places.ts'
import styles from './Outline.module.css'
import { useOutline } from './useOutline.ts'

const inWords = new Intl.NumberFormat('ja-JP')

/** The headings, which lead to their place, and how much there is to read. */
export function Outline({ problems }: { problems: readonly Problem[] }) {
  const { view } = useEditor()
  const { headings, characters, minutes, blocks } = useOutline()
  const jump = (id: string) => {
    perform(view, (state) => {
      const place = placeOfId(state.doc, id)
      return place && selectBlock(state.tr, place.from)
    })
    const dom = view.dom.querySelector(`[data-block="${CSS.escape(id)}"]`)
    dom?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }
  return (
    <aside className={styles.outline} aria-label="本文の見取り図">
      <p className={styles.count}>
        <strong>{inWords.format(characters)}</strong>字
        <span className={styles.rest}>
          読了の目安 {minutes}分・{blocks}ブロック
        </span>
      </p>
      {problems.length > 0 && (
        <p className={styles.problems}>確かめるところが{problems.length}件あります。</p>
      )}
      <nav aria-label="見出し">
        {headings.length === 0 && <p className={styles.none}>見出しを書くと、ここに並びます。</p>}
        <ol className={styles.list}>
          {headings.map(({ id, level, text }) => (
            <li key={id}>
              <button
                className={`${styles.entry} ${level === 3 ? styles.inner : ''}`}
                type="button"
                onClick={() => jump(id)}
              >
                {text || '（空の見出し）'}
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </aside>
  )
}
