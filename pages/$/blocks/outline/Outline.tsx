import type { Problem } from '#domain/manuscript/manuscript.ts'
import { perform, useEditor } from '../editor-store.ts'
import { selectBlock } from '../model/commands.ts'
import { placeOfId } from '../model/places.ts'
import { BLOCK_ATTRIBUTE } from '../model/schema.ts'
import styles from './Outline.module.css'
import { useOutline } from './useOutline.ts'

const inWords = new Intl.NumberFormat('ja-JP')

/** How much there is to read, and the headings, which lead to their place. */
export function Outline({ problems }: { problems: readonly Problem[] }) {
  const { characters, minutes, blocks } = useOutline()
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
      <nav className={styles.nav} aria-label="本文の見出し">
        <Headings />
      </nav>
    </aside>
  )
}

/** `onJump` is given the way there, for whoever has something to do before. */
export function Headings({ onJump = (go) => go() }: { onJump?: (go: () => void) => void }) {
  const { view } = useEditor()
  const { headings } = useOutline()
  const jump = (id: string) => {
    perform(view, (state) => {
      const place = placeOfId(state.doc, id)
      return place && selectBlock(state.tr, place.from)
    })
    view.dom.querySelector(`[${BLOCK_ATTRIBUTE}="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'start' })
  }
  if (headings.length === 0) return <p className={styles.none}>見出しを書くと、ここに並びます。</p>
  return (
    <ol className={styles.list}>
      {headings.map(({ id, level, text }) => (
        <li key={id}>
          <button
            className={`${styles.entry} ${level === 3 ? styles.inner : ''}`}
            type="button"
            onClick={() => onJump(() => jump(id))}
          >
            {text || '（空の見出し）'}
          </button>
        </li>
      ))}
    </ol>
  )
}
