import type { Command, EditorState } from 'prosemirror-state'
import { useEditor, useEditorValue } from '../editor-store.ts'
import { addColumn, addRow, inTable, removeColumn, removeRow } from '../keys/table-keys.ts'
import { askToEdit } from '../model/ask.ts'
import { addQuestion, removeQuestion } from '../model/faq-commands.ts'
import { currentPlace } from '../model/places.ts'
import { typeOfNode } from '../model/words.ts'
import { Tool } from './Tool.tsx'
import styles from './Toolbar.module.css'

type Entry = { words: string; title: string; command: Command | 'edit' }

const TOOLS: Record<string, readonly Entry[]> = {
  table: [
    { words: '行を足す', title: '下に行を足す', command: inTable(addRow) },
    { words: '行を消す', title: 'この行を消す', command: inTable(removeRow) },
    { words: '列を足す', title: '右に列を足す', command: inTable(addColumn) },
    { words: '列を消す', title: 'この列を消す', command: inTable(removeColumn) },
    { words: '表の題', title: '表の題を書く', command: 'edit' },
  ],
  faq: [
    { words: '質問を足す', title: '下に質問を足す', command: addQuestion },
    { words: '質問を消す', title: 'この質問と答えを消す', command: removeQuestion },
  ],
  quote: [{ words: '出典', title: '引用の出典を書く', command: 'edit' }],
  callout: [{ words: '囲みの種類', title: '囲みの種類と題を変える', command: 'edit' }],
}

const typeNow = (state: EditorState): string => {
  const place = currentPlace(state)
  return place ? typeOfNode(place.node) : ''
}

/** What only the kind of block can do that the caret is in. */
export function BlockTools() {
  const { view } = useEditor()
  const tools = TOOLS[useEditorValue(typeNow)]
  if (!tools) return null
  const press = ({ command }: Entry) => {
    if (command === 'edit') {
      askToEdit(view, currentPlace(view.state)?.node.attrs.id)
      return
    }
    command(view.state, view.dispatch)
    view.focus()
  }
  return (
    <span className={styles.group}>
      {tools.map((entry) => (
        <Tool key={entry.words} words={entry.words} title={entry.title} onPress={() => press(entry)} />
      ))}
    </span>
  )
}
