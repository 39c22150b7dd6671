import { type KeyboardEvent, useRef, useState } from 'react'
import { closeDialog } from '#renderer/ui/close-dialog.ts'
import { useEditor } from '../editor-store.ts'
import { TextBox } from '../forms/fields.tsx'
import type { BlockKind } from '../kinds/block-kind.ts'
import { findKinds } from '../kinds/find-kinds.ts'
import styles from '../menu/Menu.module.css'
import { insertKind } from '../model/insert-kind.ts'
import { EditorDialog } from './EditorDialog.tsx'

/** All kinds of blocks in groups, with a search field. Enter inserts the first match. */
export function InsertDialog({ onClose }: { onClose: () => void }) {
  const { view } = useEditor()
  const [query, setQuery] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const kinds = findKinds(query)
  const groups = [...Map.groupBy(kinds, ({ group }) => group)]
  const choose = (kind: BlockKind | undefined) => {
    if (kind) closeDialog(box.current?.closest('dialog'), () => insertKind(view, kind))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.target instanceof HTMLButtonElement)
      return
    event.preventDefault()
    choose(kinds[0])
  }
  return (
    <EditorDialog title="ブロックを追加" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the input below selects the first match */}
      <div ref={box} onKeyDown={onKeyDown}>
        <TextBox label="ブロックをさがす" type="search" value={query} onChange={setQuery} />
      </div>
      <p className="visually-hidden" role="status">
        {query && `${kinds.length}件あります。`}
      </p>
      {groups.map(([group, entries]) => (
        <section key={group} aria-label={group}>
          <h3 className="mb-8 font-gothic text-13 text-usuzumi">{group}</h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-8">
            {entries.map((kind) => (
              <li key={kind.key}>
                <button className={styles.kind} type="button" onClick={() => choose(kind)}>
                  <span className="font-semibold">{kind.label}</span>
                  <span className="text-12 text-usuzumi">{kind.hint}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {kinds.length === 0 && <p>「{query}」に合うブロックはありません。</p>}
    </EditorDialog>
  )
}
