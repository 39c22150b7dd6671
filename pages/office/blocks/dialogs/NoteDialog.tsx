import type { Transaction } from 'prosemirror-state'
import { useState } from 'react'
import { MAX_NOTE_TEXT, MAX_PUBLISHER, MAX_SOURCE_TITLE, Note } from '#domain/blocks/note.ts'
import { isEqual } from '#domain/json/is-equal.ts'
import { useEditor } from '../editor-store.ts'
import { httpsError } from '../forms/external-urls.ts'
import { TextBox } from '../forms/fields.tsx'
import { orNull } from '../forms/read.ts'
import { noteAt, putNote, removeNote } from '../model/notes.ts'
import { EditorDialog } from './EditorDialog.tsx'
import { RemoveButton } from './LinkDialog.tsx'

const NEW: Note = { text: null, title: null, publisher: null, url: null, checkedAt: null }

const trimmed = (note: Note): unknown =>
  Object.fromEntries(Object.entries(note).map(([name, value]) => [name, orNull((value ?? '').trim())]))

/** The note at a position of the text, or a new one at the caret. */
export function NoteDialog({ at, onClose }: { at: number | null; onClose: () => void }) {
  const { view } = useEditor()
  const [old] = useState(() => (at === null ? null : noteAt(view.state, at)) ?? NEW)
  const [note, setNote] = useState(old)
  const { data: valid } = Note.safeParse(trimmed(note))
  const urlError = httpsError(note.url?.trim() ?? '')
  const dispatch = (tr: Transaction | null) => {
    if (tr) view.dispatch(tr)
    view.focus()
  }
  const field = (name: keyof Note) => ({
    value: note[name] ?? '',
    onChange: (value: string) => setNote({ ...note, [name]: value }),
  })
  return (
    <EditorDialog
      title="注と出典"
      onClose={onClose}
      onAccept={() => valid && dispatch(putNote(view.state, at, valid))}
      acceptText={at === null ? '注を付ける' : '決定'}
      isRefused={!valid || urlError !== undefined}
      isFilled={!isEqual(note, old)}
      buttons={
        at !== null && (
          <RemoveButton onRemove={() => dispatch(removeNote(view.state, at))}>注を消す</RemoveButton>
        )
      }
    >
      <p>番号は、本文に出てくる順に付きます。注の文か出典の名前の、どちらかを入力してください。</p>
      <TextBox label="注の文" lines={3} max={MAX_NOTE_TEXT} {...field('text')} />
      <TextBox
        label="出典の名前"
        hint="例：国指定文化財等データベース"
        max={MAX_SOURCE_TITLE}
        {...field('title')}
      />
      <TextBox label="出典の発行元" hint="例：文化庁" max={MAX_PUBLISHER} {...field('publisher')} />
      <TextBox label="出典のURL" type="url" error={urlError} {...field('url')} />
      <TextBox label="出典を確かめた日" type="date" {...field('checkedAt')} />
    </EditorDialog>
  )
}
