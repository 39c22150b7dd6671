import { useRef } from 'react'
import { closeDialog } from '#renderer/ui/close-dialog.ts'
import { useEditor, useEditorValue } from '../editor-store.ts'
import { formOf } from '../forms/forms.tsx'
import { duplicateAndSay, moveAndSay, removeAndSay } from '../keys/block-keys.ts'
import type { BlockKind } from '../kinds/block-kind.ts'
import { CONVERTIBLE_KINDS } from '../kinds/block-kinds.ts'
import styles from '../menu/Menu.module.css'
import { askToEdit } from '../model/ask.ts'
import { canConvert, convertBlocks } from '../model/commands.ts'
import { currentPlace, ordinal } from '../model/places.ts'
import { labelOfNode } from '../model/words.ts'
import { EditorDialog } from './EditorDialog.tsx'

/** What can be done to the block in hand. */
export function ActionsDialog({ onClose }: { onClose: () => void }) {
  const { view, say } = useEditor()
  const place = useEditorValue(currentPlaceKept)
  const box = useRef<HTMLUListElement>(null)
  if (!place) return null
  const { node } = place
  const { at, of } = ordinal(view.state.doc, place.index)
  const leave = (act: () => void) => () =>
    closeDialog(box.current?.closest('dialog'), () => {
      view.focus()
      act()
    })
  const turn = (kind: BlockKind) =>
    leave(() => {
      const tr = convertBlocks(view.state, kind)
      if (tr) view.dispatch(tr)
      say(`${kind.label}に変えました。`)
    })
  return (
    <EditorDialog title={`${labelOfNode(node)}（${of}個中${at}番目）`} onClose={onClose}>
      <ul className={styles.actions} ref={box}>
        {formOf(node) && <Action words="内容を編集" onPress={leave(() => askToEdit(view, node.attrs.id))} />}
        <Action words="上へ移す" keys="Alt+↑" onPress={() => moveAndSay(view, -1, say)} />
        <Action words="下へ移す" keys="Alt+↓" onPress={() => moveAndSay(view, 1, say)} />
        <Action words="複製する" keys="Ctrl+Shift+D" onPress={leave(() => duplicateAndSay(view, say))} />
        <Action words="削除する" keys="Ctrl+Shift+Backspace" onPress={leave(() => removeAndSay(view, say))} />
      </ul>
      {canConvert(node) && (
        <section aria-label="ほかの種類に変える">
          <h3 className={styles.group}>ほかの種類に変える</h3>
          <ul className={styles.grid}>
            {CONVERTIBLE_KINDS.map((kind) => (
              <li key={kind.key}>
                <button className={styles.kind} type="button" onClick={turn(kind)}>
                  <span className={styles.name}>{kind.label}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </EditorDialog>
  )
}

type ActionProps = { words: string; keys?: string; onPress: () => void }

const Action = ({ words, keys, onPress }: ActionProps) => (
  <li>
    <button className={styles.action} type="button" onClick={onPress}>
      {words}
      {keys && <kbd className={styles.keys}>{keys}</kbd>}
    </button>
  </li>
)

let kept: ReturnType<typeof currentPlace> = null

/** The same object as long as it is the same block in the same place. */
const currentPlaceKept = (state: Parameters<typeof currentPlace>[0]) => {
  const place = currentPlace(state)
  const isSame = place && kept && place.node === kept.node && place.index === kept.index
  if (!isSame) kept = place
  return kept
}
