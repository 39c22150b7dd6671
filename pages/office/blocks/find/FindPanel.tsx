import {
  type FormEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useEditor, useEditorValue } from '../editor-store.ts'
import { keyHint } from '../keys/key-table.ts'
import { closeFind, findOf, goToHit, openFind, replaceAll, replaceOne, setFind } from '../plugins/find.ts'
import styles from './FindPanel.module.css'
import { MAX_WORDS } from './hits.ts'

/** React events bubble to the form around the editor. */
const stop = (event: SyntheticEvent) => event.stopPropagation()
const containedEvents = { onChange: stop, onInput: stop, onBlur: stop, onReset: stop }

const numberFormat = new Intl.NumberFormat('ja-JP')

/** Finds and replaces words in the text. The focus stays in the panel; Esc returns it to the text. */
export function FindPanel() {
  const { view } = useEditor()
  const { isOpen, isReplacing, asked, words, isLoose, hits, current } = useEditorValue(findOf)
  // The editor's values come a frame later, which would take back what an input method has typed meanwhile.
  const [typedWords, setTypedWords] = useState(words)
  const [seen, setSeen] = useState(asked)
  if (seen !== asked) {
    setSeen(asked)
    setTypedWords(words)
  }
  const [replacement, setReplacement] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (!isOpen || asked === 0) return
    field.current?.focus()
    field.current?.select()
  }, [isOpen, asked])
  if (!isOpen) return null
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    // Enter and Esc of an input method are its own.
    if (event.nativeEvent.isComposing) return
    const { key, shiftKey, target } = event
    const isMod = event.ctrlKey || event.metaKey
    if (key === 'Escape') closeFind(view)
    else if (key === 'F3' || (isMod && key.toLowerCase() === 'g')) goToHit(view, shiftKey ? -1 : 1)
    else if (isMod && key.toLowerCase() === 'f' && !shiftKey) openFind(view, event.altKey)
    else if (isMod && key.toLowerCase() === 'h' && !shiftKey) openFind(view, true)
    else if (key === 'Enter' && target === field.current) goToHit(view, shiftKey ? -1 : 1)
    else if (key === 'Enter' && target instanceof HTMLInputElement && target.type !== 'checkbox')
      replaceOne(view, replacement)
    else return
    event.preventDefault()
  }
  const typed = (take: (text: string) => void) => (event: FormEvent<HTMLInputElement>) =>
    take(event.currentTarget.value.toWellFormed().slice(0, MAX_WORDS))
  const isMissing = words !== '' && hits.length === 0
  return (
    <search
      className={styles.panel}
      aria-label="本文のなかをさがす"
      {...containedEvents}
      onKeyDown={onKeyDown}
    >
      <div className={styles.row}>
        <input
          className={styles.input}
          ref={field}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          aria-label="さがす言葉"
          placeholder="さがす言葉"
          aria-invalid={isMissing || undefined}
          value={typedWords}
          onChange={typed((text) => {
            setTypedWords(text)
            setFind(view, { words: text })
          })}
        />
        <output className={styles.count} aria-live="polite">
          {countText(words, current, hits.length)}
        </output>
        <PanelButton
          label="前の言葉へ"
          title="前の言葉へ（Shift+Enter）"
          sign="↑"
          onPress={() => goToHit(view, -1)}
        />
        <PanelButton
          label="次の言葉へ"
          title="次の言葉へ（Enter）"
          sign="↓"
          onPress={() => goToHit(view, 1)}
        />
        <PanelButton label="検索を閉じる" title="閉じる（Esc）" sign="×" onPress={() => closeFind(view)} />
      </div>
      {isReplacing && (
        <div className={styles.row}>
          <input
            className={styles.input}
            type="text"
            autoComplete="off"
            aria-label="置きかえる言葉"
            placeholder="置きかえる言葉（空なら、消します）"
            value={replacement}
            onChange={typed(setReplacement)}
          />
          <PanelButton
            label="置きかえる"
            title="置きかえて、次へ（Enter）"
            onPress={() => replaceOne(view, replacement)}
          />
          <PanelButton
            label="すべて置きかえる"
            title="まとめて置きかえる。一度で元に戻せます"
            onPress={() => replaceAll(view, replacement)}
          />
        </div>
      )}
      <div className={styles.row}>
        <label className={styles.option}>
          <input
            type="checkbox"
            defaultChecked={isLoose}
            onChange={(event) => setFind(view, { isLoose: event.currentTarget.checked })}
          />
          かな・全角と半角・大文字と小文字を区別しない
        </label>
        {!isReplacing && (
          <PanelButton
            label="置きかえもする"
            title={`置きかえる言葉の欄を開く${keyHint('replace')}`}
            onPress={() => setFind(view, { isReplacing: true })}
          />
        )}
      </div>
    </search>
  )
}

const countText = (words: string, current: number, count: number): string => {
  if (words === '') return ''
  if (count === 0) return 'ありません'
  const all = numberFormat.format(count)
  return current < 0 ? `${all}か所` : `${numberFormat.format(current + 1)} / ${all}か所`
}

type ButtonProps = { label: string; title: string; sign?: string; onPress: () => void }

const PanelButton = ({ label, title, sign, onPress }: ButtonProps) => (
  <button className={styles.button} type="button" title={title} aria-label={sign && label} onClick={onPress}>
    {sign ?? label}
  </button>
)
