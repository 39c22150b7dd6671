import { useEffect, useLayoutEffect, useRef } from 'react'
import { useEditor, useEditorValue } from '../editor-store.ts'
import { insertKind } from '../model/insert-kind.ts'
import { SLASH_LIST, slashMenu, slashOption } from '../plugins/slash.ts'
import styles from './Menu.module.css'

const GAP = 4

/** The slash menu at the caret. The focus stays in the text. */
export function SlashList() {
  const { view, announce } = useEditor()
  const menu = useEditorValue(slashMenu)
  const list = useRef<HTMLDivElement>(null)
  const count = menu?.kinds.length
  useEffect(() => {
    if (count) announce(`ブロックの候補が${count}件あります。上下の矢印キーで選び、Enterキーで決めます。`)
  }, [count, announce])
  useLayoutEffect(() => {
    const box = list.current
    if (!box || !menu) return
    const frame = box.offsetParent?.getBoundingClientRect()
    const caret = view.coordsAtPos(menu.from)
    if (!frame) return
    // Opens upwards when there is no room below.
    const isLow = caret.bottom + box.offsetHeight + GAP > innerHeight && caret.top > box.offsetHeight
    const top = isLow ? caret.top - box.offsetHeight - GAP : caret.bottom + GAP
    const left = Math.max(0, Math.min(caret.left - frame.left, frame.width - box.offsetWidth))
    box.style.insetBlockStart = `${top - frame.top}px`
    box.style.insetInlineStart = `${left}px`
    box.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [view, menu])
  if (!menu) return null
  return (
    <div
      className={styles.slash}
      ref={list}
      id={SLASH_LIST}
      role="listbox"
      aria-label="ブロックの候補"
      tabIndex={-1}
    >
      {menu.kinds.map((kind, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the editor has the focus and handles the keys
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div
          className="grid cursor-pointer px-12 py-8 leading-[1.5] aria-selected:bg-ai-wash aria-selected:[box-shadow:inset_3px_0_0_var(--ai)]"
          key={kind.key}
          id={slashOption(index)}
          role="option"
          aria-selected={index === menu.selected}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => insertKind(view, kind, menu)}
        >
          <span className="font-semibold">{kind.label}</span>
          <span className="text-12 text-usuzumi">{kind.hint}</span>
        </div>
      ))}
    </div>
  )
}
