import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import { type KeyboardEvent, useRef } from 'react'
import { UndoArrow } from '../../parts/UndoArrow.tsx'
import { perform, useEditor, useEditorValue } from '../editor-store.ts'
import { canMark, isActive, isOneText, markedAt, toggle } from '../model/marks.ts'
import { canOpenNote, noteBeside } from '../model/notes.ts'
import { openDialog } from '../model/open-dialog.ts'
import { BlockTools } from './BlockTools.tsx'
import { KindChoice } from './KindChoice.tsx'
import { moveFocus } from './roving.ts'
import { Tool } from './Tool.tsx'
import styles from './Toolbar.module.css'
import { useVisualViewportTop } from './useVisualViewportTop.ts'

/** The toolbar: one tab stop, arrow keys between tools, Esc back to the text. */
export function Toolbar() {
  const { view } = useEditor()
  const bar = useRef<HTMLDivElement>(null)
  useVisualViewportTop(bar)
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

function Marks() {
  const { view } = useEditor()
  const isBold = useEditorValue((state) => isActive(state, 'bold'))
  const isMarker = useEditorValue((state) => isActive(state, 'marker'))
  const isLink = useEditorValue((state) => markedAt(state, 'link') !== null)
  const isRuby = useEditorValue((state) => markedAt(state, 'ruby') !== null)
  const isPossible = useEditorValue(canMark)
  const isOne = useEditorValue(isOneText)
  const isNote = useEditorValue((state) => noteBeside(state) !== null)
  const canNote = useEditorValue(canOpenNote)
  const mark = (name: 'bold' | 'marker') => () => {
    toggle(name)(view.state, view.dispatch)
    view.focus()
  }
  return (
    <span className={styles.group}>
      <Tool
        text="太字"
        variant="bold"
        title="太字（Ctrl+B）"
        isOn={isBold}
        isRefused={!isPossible}
        onPress={mark('bold')}
      />
      <Tool
        text="マーカー"
        variant="marker"
        title="マーカー（Ctrl+Shift+H）"
        isOn={isMarker}
        isRefused={!isPossible}
        onPress={mark('marker')}
      />
      <Tool
        text="リンク"
        variant="link"
        title="リンク（Ctrl+K）"
        isOn={isLink}
        isRefused={!isOne}
        onPress={() => openDialog(view, { name: 'link' })}
      />
      <Tool
        text="ルビ"
        variant="ruby"
        title="ルビ（Alt+R）"
        isOn={isRuby}
        isRefused={!isOne}
        onPress={() => openDialog(view, { name: 'ruby' })}
      />
      <Tool
        text="注"
        title="注と出典（Alt+N）"
        isOn={isNote}
        isRefused={!canNote}
        onPress={() => openDialog(view, { name: 'note', at: noteBeside(view.state) })}
      />
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
        title="元に戻す（Ctrl+Z）"
        isRefused={!canUndo}
        onPress={go(undo)}
      />
      <Tool
        text={<UndoArrow isForward />}
        label="やり直す"
        title="やり直す（Ctrl+Shift+Z）"
        isRefused={!canRedo}
        onPress={go(redo)}
      />
      <Tool
        text="見出し"
        title="見出しの一覧から、その場所へ移る"
        label="見出しの一覧"
        onPress={() => openDialog(view, { name: 'headings' })}
      />
    </span>
  )
}
