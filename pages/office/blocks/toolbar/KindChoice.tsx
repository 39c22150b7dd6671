import type { EditorState } from 'prosemirror-state'
import { blockLabel } from '#domain/manuscript/labels/blocks.ts'
import { perform, useEditor, useEditorValue } from '../editor-store.ts'
import { CONVERTIBLE_KINDS } from '../kinds/block-kinds.ts'
import { canConvert, convertBlocks } from '../model/commands.ts'
import { levelAt } from '../model/list-levels.ts'
import { labelOfNode } from '../model/node-labels.ts'
import { currentPlace } from '../model/places.ts'
import styles from './Toolbar.module.css'

/** In a nested list, its own kind. */
const labelNow = (state: EditorState): string => {
  const place = currentPlace(state)
  const level = levelAt(state)
  if (level) return blockLabel({ type: 'list', data: level })
  return place ? labelOfNode(place.node) : ''
}
const isConvertible = (state: EditorState): boolean => {
  const place = currentPlace(state)
  return place !== null && canConvert(place.node)
}

/** Select with the current kind of block and the kinds it can be converted to. The first tab stop of the toolbar. */
export function KindChoice() {
  const { view } = useEditor()
  const label = useEditorValue(labelNow)
  const canChange = useEditorValue(isConvertible)
  const convert = (key: string) => {
    const kind = CONVERTIBLE_KINDS.find((one) => one.key === key)
    if (kind) perform(view, (state) => convertBlocks(state, kind))
  }
  const current = CONVERTIBLE_KINDS.find((kind) => kind.label === label)
  return (
    <select
      className={styles.choice}
      aria-label="ブロックの種類"
      value={current?.key ?? ''}
      disabled={!canChange}
      tabIndex={0}
      onChange={({ target }) => convert(target.value)}
    >
      {!current && <option value="">{label}</option>}
      {CONVERTIBLE_KINDS.map(({ key, label: name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  )
}
