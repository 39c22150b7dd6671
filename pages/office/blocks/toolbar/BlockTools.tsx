import type { Command, EditorState } from 'prosemirror-state'
import { useEditor, useEditorValue } from '../editor-store.ts'
import { keyHint } from '../keys/key-table.ts'
import { nest } from '../keys/list-keys.ts'
import { addColumn, addRow, inTable, removeColumn, removeRow } from '../keys/table-keys.ts'
import { addQuestion, removeQuestion } from '../model/faq-commands.ts'
import { typeOfNode } from '../model/node-labels.ts'
import { openEditDialog } from '../model/open-dialog.ts'
import { currentPlace } from '../model/places.ts'
import { Tool } from './Tool.tsx'
import styles from './Toolbar.module.css'

type Entry = { text: string; title: string; command: Command | 'edit' }

const TOOLS: Record<string, readonly Entry[]> = {
  table: [
    { text: '行を足す', title: '下に行を足す', command: inTable(addRow) },
    { text: '行を消す', title: 'この行を消す', command: inTable(removeRow) },
    { text: '列を足す', title: '右に列を足す', command: inTable(addColumn) },
    { text: '列を消す', title: 'この列を消す', command: inTable(removeColumn) },
    { text: '表の題', title: '表の題を書く', command: 'edit' },
  ],
  faq: [
    { text: '質問を足す', title: '下に質問を足す', command: addQuestion },
    { text: '質問を消す', title: 'この質問と答えを消す', command: removeQuestion },
  ],
  list: [
    { text: '深く', title: `一段深くする${keyHint('deeper')}`, command: nest(1) },
    { text: '浅く', title: `一段浅くする${keyHint('shallower')}`, command: nest(-1) },
  ],
  quote: [{ text: '出典', title: '引用の出典を書く', command: 'edit' }],
  callout: [{ text: '囲みの種類', title: '囲みの種類と題を変える', command: 'edit' }],
}

const typeNow = (state: EditorState): string => {
  const place = currentPlace(state)
  return place ? typeOfNode(place.node) : ''
}

/** Tools specific to the current kind of block. */
export function BlockTools() {
  const { view } = useEditor()
  const tools = TOOLS[useEditorValue(typeNow)]
  if (!tools) return null
  const press = ({ command }: Entry) => {
    if (command === 'edit') {
      openEditDialog(view, currentPlace(view.state)?.node.attrs.id)
      return
    }
    command(view.state, view.dispatch, view)
    view.focus()
  }
  return (
    <span className={styles.group}>
      {tools.map((entry) => (
        <Tool key={entry.text} text={entry.text} title={entry.title} onPress={() => press(entry)} />
      ))}
    </span>
  )
}
