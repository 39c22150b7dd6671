import { useRef } from 'react'
import { closeDialog } from '#renderer/ui/close-dialog.ts'
import { useEditor, useEditorValue } from '../editor-store.ts'
import { formOf } from '../forms/forms.tsx'
import { duplicateAndAnnounce, moveAndAnnounce, removeAndAnnounce } from '../keys/block-keys.ts'
import type { BlockKind } from '../kinds/block-kind.ts'
import { CONVERTIBLE_KINDS } from '../kinds/block-kinds.ts'
import styles from '../menu/Menu.module.css'
import { canConvert, convertBlocks } from '../model/commands.ts'
import { labelOfNode } from '../model/node-labels.ts'
import { openEditDialog } from '../model/open-dialog.ts'
import { currentPlace, ordinal } from '../model/places.ts'
import { EditorDialog } from './EditorDialog.tsx'

/** Actions for the current block. */
export function ActionsDialog({ onClose }: { onClose: () => void }) {
  const { view, announce } = useEditor()
  const place = useEditorValue(cachedPlace)
  const box = useRef<HTMLUListElement>(null)
  if (!place) return null
  const { node } = place
  const { at, of } = ordinal(view.state.doc, place.index)
  const closeThen = (act: () => void) => () =>
    closeDialog(box.current?.closest('dialog'), () => {
      view.focus()
      act()
    })
  const convert = (kind: BlockKind) =>
    closeThen(() => {
      const tr = convertBlocks(view.state, kind)
      if (tr) view.dispatch(tr)
      announce(`${kind.label}に変えました。`)
    })
  return (
    <EditorDialog title={`${labelOfNode(node)}（${of}個中${at}番目）`} onClose={onClose}>
      <ul className="grid gap-8" ref={box}>
        {formOf(node) && (
          <Action label="内容を編集" onPress={closeThen(() => openEditDialog(view, node.attrs.id))} />
        )}
        <Action label="上へ移す" keys="Alt+↑" onPress={() => moveAndAnnounce(view, -1, announce)} />
        <Action label="下へ移す" keys="Alt+↓" onPress={() => moveAndAnnounce(view, 1, announce)} />
        <Action
          label="複製する"
          keys="Ctrl+Shift+D"
          onPress={closeThen(() => duplicateAndAnnounce(view, announce))}
        />
        <Action
          label="削除する"
          keys="Ctrl+Shift+Backspace"
          onPress={closeThen(() => removeAndAnnounce(view, announce))}
        />
      </ul>
      {canConvert(node) && (
        <section aria-label="ほかの種類に変える">
          <h3 className="mb-8 font-gothic text-13 text-usuzumi">ほかの種類に変える</h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-8">
            {CONVERTIBLE_KINDS.map((kind) => (
              <li key={kind.key}>
                <button className={styles.kind} type="button" onClick={convert(kind)}>
                  <span className="font-semibold">{kind.label}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </EditorDialog>
  )
}

type ActionProps = { label: string; keys?: string; onPress: () => void }

const Action = ({ label, keys, onPress }: ActionProps) => (
  <li>
    <button className={styles.action} type="button" onClick={onPress}>
      {label}
      {keys && <kbd className="font-gothic text-12 text-usuzumi [@media(hover:none)]:hidden">{keys}</kbd>}
    </button>
  </li>
)

let placeBefore: ReturnType<typeof currentPlace> = null

/** The same object for the same block at the same position. */
const cachedPlace = (state: Parameters<typeof currentPlace>[0]) => {
  const place = currentPlace(state)
  const isSame = place && placeBefore && place.node === placeBefore.node && place.index === placeBefore.index
  if (!isSame) placeBefore = place
  return placeBefore
}
