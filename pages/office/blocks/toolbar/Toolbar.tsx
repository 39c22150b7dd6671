import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import type { Command } from 'prosemirror-state'
import { type KeyboardEvent, useRef } from 'react'
import { UndoArrow } from '../../parts/UndoArrow.tsx'
import { perform, useEditor, useEditorValue } from '../editor-store.ts'
import { BODY_KEYS, keyHint } from '../keys/key-table.ts'
import { canBreakLine, insertBreak } from '../keys/line-break.ts'
import { canMark, isActive, isOneText, markedAt, type SimpleMark, toggle } from '../model/marks.ts'
import { canOpenNote, noteBeside } from '../model/notes.ts'
import { openDialog } from '../model/open-dialog.ts'
import { openFind } from '../plugins/find.ts'
import { BlockTools } from './BlockTools.tsx'
import { KindChoice } from './KindChoice.tsx'
import { moveFocus } from './roving.ts'
import { Tool } from './Tool.tsx'
import styles from './Toolbar.module.css'

/** The toolbar: one tab stop, arrow keys between tools, Esc back to the text. */
export function Toolbar() {
  const { view } = useEditor()
  const bar = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') view.focus()
    else if (bar.current && moveFocus(bar.current, event.key)) event.preventDefault()
  }
  return (
    <div className={styles.bar} ref={bar} role="toolbar" aria-label="本文の道具" onKeyDown={onKeyDown}>
      <KindChoice />
      <Marks />
      <span className={styles.group}>
        <Tool
          text="＋ブロック"
          title="ブロックを追加（/）"
          onPress={() => openDialog(view, { name: 'insert' })}
        />
        <Tool
          text="操作"
          label="ブロック操作"
          title="移す、複製する、削除する、種類を変える"
          onPress={() => openDialog(view, { name: 'actions' })}
        />
      </span>
      <History />
      <BlockTools />
    </div>
  )
}

const title = (name: keyof typeof BODY_KEYS, does: string = BODY_KEYS[name].does) => `${does}${keyHint(name)}`

const SIMPLE = [
  { name: 'bold', text: '太字' },
  { name: 'marker', text: 'マーカー' },
  { name: 'strike', text: '取り消し' },
] as const

function Marks() {
  const { view } = useEditor()
  const isPossible = useEditorValue(canMark)
  const active = useEditorValue((state) =>
    SIMPLE.flatMap(({ name }) => (isActive(state, name) ? name : [])).join(' '),
  )
  const isLink = useEditorValue((state) => markedAt(state, 'link') !== null)
  const isRuby = useEditorValue((state) => markedAt(state, 'ruby') !== null)
  const isOne = useEditorValue(isOneText)
  const isNote = useEditorValue((state) => noteBeside(state) !== null)
  const canNote = useEditorValue(canOpenNote)
  const canBreak = useEditorValue(canBreakLine)
  const run = (command: Command) => () => {
    command(view.state, view.dispatch)
    view.focus()
  }
  const mark = (name: SimpleMark) => run(toggle(name))
  return (
    <span className={styles.group}>
      {SIMPLE.map(({ name, text }) => (
        <Tool
          key={name}
          text={text}
          variant={name}
          title={title(name)}
          isOn={active.split(' ').includes(name)}
          isRefused={!isPossible}
          onPress={mark(name)}
        />
      ))}
      <Tool
        text="リンク"
        variant="link"
        title={title('link')}
        isOn={isLink}
        isRefused={!isOne}
        onPress={() => openDialog(view, { name: 'link' })}
      />
      <Tool
        text="ルビ"
        variant="ruby"
        title={title('ruby')}
        isOn={isRuby}
        isRefused={!isOne}
        onPress={() => openDialog(view, { name: 'ruby' })}
      />
      <Tool
        text="注"
        title={title('note', '注と出典')}
        isOn={isNote}
        isRefused={!canNote}
        onPress={() => openDialog(view, { name: 'note', at: noteBeside(view.state) })}
      />
      <Tool text="改行" title={title('lineBreak')} isRefused={!canBreak} onPress={run(insertBreak)} />
    </span>
  )
}

function History() {
  const { view } = useEditor()
  const canUndo = useEditorValue((state) => undoDepth(state) > 0)
  const canRedo = useEditorValue((state) => redoDepth(state) > 0)
  const go = (command: typeof undo) => () => {
    perform(view, () => null)
    command(view.state, view.dispatch)
  }
  return (
    <span className={styles.group}>
      <Tool
        text={<UndoArrow />}
        label="元に戻す"
        title={title('undo')}
        isRefused={!canUndo}
        onPress={go(undo)}
      />
      <Tool
        text={<UndoArrow isForward />}
        label="やり直す"
        title={title('redo')}
        isRefused={!canRedo}
        onPress={go(redo)}
      />
      <Tool
        text="見出し"
        title="見出しの一覧から、その場所へ移る"
        label="見出しの一覧"
        onPress={() => openDialog(view, { name: 'headings' })}
      />
      <Tool text="検索" title={title('find')} onPress={() => openFind(view, false)} />
    </span>
  )
}
