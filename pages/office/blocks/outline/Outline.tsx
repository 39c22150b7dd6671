import type { Problem } from '#domain/manuscript/manuscript.ts'
import { useEditor } from '../editor-store.ts'
import { openDialog } from '../model/open-dialog.ts'
import { Headings } from './Headings.tsx'
import styles from './Outline.module.css'
import { useOutline, useSelectedCharacters } from './useOutline.ts'

const numberFormat = new Intl.NumberFormat('ja-JP')

/** Length and headings of the body. */
export function Outline({ problems }: { problems: readonly Problem[] }) {
  const { view } = useEditor()
  const { characters, minutes, blocks } = useOutline()
  const selected = useSelectedCharacters()
  return (
    <aside className={styles.outline} aria-label="本文の見取り図">
      <p className="[&_strong]:font-mincho [&_strong]:text-22 [&_strong]:tabular-nums">
        <strong>{numberFormat.format(characters)}</strong>字
        <span className="block text-usuzumi tabular-nums max-[1700px]:ms-8 max-[1700px]:inline">
          読了の目安 {minutes}分・{blocks}ブロック
          {selected > 0 && `・選んだところ ${numberFormat.format(selected)}字`}
        </span>
      </p>
      {problems.length > 0 && <p className="text-shu-text">確かめるところが{problems.length}件あります。</p>}
      <button
        // Shortcuts are only shown to keyboard users.
        className="min-h-[1.75rem] cursor-pointer justify-self-start border-0 bg-transparent p-0 text-ai underline underline-offset-[0.25em] [@media(hover:none)]:hidden"
        type="button"
        onClick={() => openDialog(view, { name: 'keys' })}
      >
        キーボードの使いかた
      </button>
      <nav className="max-[1700px]:hidden" aria-label="本文の見出し">
        <Headings />
      </nav>
    </aside>
  )
}
