import { useState } from 'react'
import { MAX_RUBY } from '#domain/blocks/inline.ts'
import { countCharacters } from '#domain/text/text-rules.ts'
import { useEditor } from '../editor-store.ts'
import { TextBox } from '../forms/fields.tsx'
import { markedAt, rangeFor, setRuby } from '../model/marks.ts'
import { EditorDialog } from './EditorDialog.tsx'
import { RemoveButton } from './LinkDialog.tsx'

/** Sets the reading of the selected text. */
export function RubyDialog({ onClose }: { onClose: () => void }) {
  const { view } = useEditor()
  const [range] = useState(() => rangeFor(view.state, 'ruby'))
  const [old] = useState(() => markedAt(view.state, 'ruby'))
  const [text, setText] = useState(range?.text ?? '')
  const [reading, setReading] = useState<string>(old?.mark.attrs.text ?? '')
  if (!range) return null
  const put = (next: string) => {
    view.dispatch(setRuby(view.state, range, text, next))
    view.focus()
  }
  const isNew = range.from === range.to
  return (
    <EditorDialog
      title="ルビ"
      onClose={onClose}
      onAccept={() => put(reading.trim())}
      acceptText="設定する"
      isRefused={!reading.trim() || !text || countCharacters(reading) > MAX_RUBY}
      isFilled={text !== range.text || reading !== (old?.mark.attrs.text ?? '')}
      buttons={old && <RemoveButton onRemove={() => put('')}>ルビを外す</RemoveButton>}
    >
      {isNew ? (
        <TextBox label="文字" value={text} max={MAX_RUBY} onChange={setText} />
      ) : (
        <p>「{text}」の読みがなです。</p>
      )}
      <TextBox
        label="読みがな"
        hint="文章のなかで「｜漢字《かんじ》」と書いても付けられます。"
        value={reading}
        max={MAX_RUBY}
        onChange={setReading}
      />
    </EditorDialog>
  )
}
