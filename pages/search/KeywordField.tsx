import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { forgetKeywords } from '#renderer/device/recent-keywords.ts'
import { navigate } from '#renderer/navigation/navigate.ts'
import styles from './KeywordField.module.css'
import { useSuggestions } from './useSuggestions.ts'

const LIST = 'keyword-suggestions'
const optionId = (index: number): string => `${LIST}-${index}`

/** In Safari the Enter that ends a composition arrives after it, with this key code. */
const COMPOSING = 229

/**
 * The keyword field. Without script a plain field; with it, a combobox with suggestions
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 */
export function KeywordField({ keyword }: { keyword?: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [isReady, setReady] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [isComposing, setComposing] = useState(false)
  const [text, setText] = useState(keyword ?? '')
  const [active, setActive] = useState(-1)
  const { choices, clear } = useSuggestions(isOpen && !isComposing ? text : null)
  useEffect(() => {
    setReady(true)
    // Typed before hydration.
    if (input.current) setText(input.current.value)
  }, [])
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const isShown = isOpen && choices.length > 0
  const isRecent = text.trim() === ''

  const open = (value: string) => {
    setText(value)
    setActive(-1)
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const follow = (href: string) => {
    close()
    navigate(href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === COMPOSING) {
      if (event.key === 'Enter') event.preventDefault()
      return
    }
    const chosen = choices[active]
    if (event.key === 'Escape' && isShown) close()
    else if (event.key === 'Enter' && isShown && chosen) follow(chosen.href)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      // One more position than choices: the field itself.
      const places = choices.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    } else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left
    <div
      className={styles.field}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || close()}
    >
      <label className={styles.label} htmlFor="keyword">
        キーワード
      </label>
      <input
        className={styles.input}
        ref={input}
        id="keyword"
        type="search"
        name="keyword"
        defaultValue={keyword}
        maxLength={100}
        placeholder="温泉、紅葉、鉄道"
        enterKeyHint="search"
        autoComplete="off"
        onInput={({ currentTarget }) => open(currentTarget.value)}
        onFocus={({ currentTarget }) => open(currentTarget.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={({ currentTarget }) => {
          setComposing(false)
          open(currentTarget.value)
        }}
        onKeyDown={onKeyDown}
        {...(isReady && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isShown,
          'aria-controls': LIST,
          'aria-activedescendant': isShown && active >= 0 ? optionId(active) : undefined,
        })}
      />
      {isReady && (
        // A scrollable box is focusable by Tab unless it has a tabindex.
        <div className={styles.popup} hidden={!isShown} tabIndex={-1}>
          <div className={styles.list} id={LIST} role="listbox" aria-label={isRecent ? '最近の言葉' : '候補'}>
            {choices.map(({ label, sort, href }, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: in a combobox the focus stays in the field
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
              <div
                key={href}
                className={styles.option}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => follow(href)}
              >
                {label}
                <span className={styles.sort}>{sort}</span>
              </div>
            ))}
          </div>
          {isRecent && (
            <button
              className={styles.forget}
              type="button"
              onClick={() => {
                forgetKeywords()
                clear()
                input.current?.focus()
              }}
            >
              最近の言葉を消す
            </button>
          )}
        </div>
      )}
    </div>
  )
}
