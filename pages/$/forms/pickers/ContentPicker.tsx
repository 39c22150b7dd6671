import { useId, useRef, useState } from 'react'
import { CONTENT_KINDS, type ContentKind } from '#domain/content-kind.ts'
import inputs from '#renderer/form/Input.module.css'
import { isComposingKey } from '#renderer/form/typing.ts'
import { SheetFrame } from '#renderer/travel/SheetFrame.tsx'
import styles from './ContentPicker.module.css'
import type { PickedContent } from './pickers.ts'
import { type FoundContent, useFoundContent } from './useFoundContent.ts'

type Props = {
  kinds: readonly ContentKind[]
  /** What lies here is offered first. */
  prefecture?: string
  opener: HTMLElement
  onPick: (picked: PickedContent) => void
  onClose: () => void
}

/** Finds content by its name, drafts included, and picks one of it: arrows and Enter, or a press. */
export function ContentPicker({ kinds, prefecture, opener, onPick, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const { found, isAsking, hasFailed, retry } = useFoundContent(kinds, typed, prefecture)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const label = kinds.length === 1 && kinds[0] ? CONTENT_KINDS[kinds[0]].label : '内容'
  const move = (by: number) => found.length > 0 && setChosen((at) => (at + by + found.length) % found.length)
  return (
    <SheetFrame title={`${label}を選ぶ`} opener={opener} onClose={onClose}>
      <label className={styles.label} htmlFor={`${id}search`}>
        名前でさがす
      </label>
      <input
        className={inputs.input}
        ref={input}
        id={`${id}search`}
        type="search"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={found.length > 0 ? `${id}${chosen}` : undefined}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the dialog was opened to search
        autoFocus
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setChosen(0)
        }}
        onKeyDown={(event) => {
          if (isComposingKey(event.nativeEvent)) return
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault()
            move(event.key === 'ArrowDown' ? 1 : -1)
          } else if (event.key === 'Enter') {
            event.preventDefault()
            const one = found[chosen]
            if (one && !isAsking) onPick(one)
          }
        }}
      />
      <p className={styles.status} role="status">
        {hasFailed
          ? '読み込めませんでした。'
          : isAsking
            ? 'さがしています。'
            : found.length > 0
              ? `${found.length}件あります。`
              : '見つかりませんでした。別の名前でさがしてください。'}
      </p>
      {hasFailed && (
        <button className={styles.retry} type="button" onClick={retry}>
          もう一度さがす
        </button>
      )}
      <div
        className={styles.list}
        role="listbox"
        id={`${id}list`}
        aria-label={`見つかった${label}`}
        tabIndex={-1}
      >
        {found.map((one, index) => (
          <Option key={one.id} id={`${id}${index}`} one={one} isChosen={index === chosen} onPick={onPick} />
        ))}
      </div>
    </SheetFrame>
  )
}

type OptionProps = { id: string; one: FoundContent; isChosen: boolean; onPick: Props['onPick'] }

const Option = ({ id, one, isChosen, onPick }: OptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box above (combobox)
  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box above (aria-activedescendant)
  <div
    className={styles.option}
    role="option"
    id={id}
    aria-selected={isChosen}
    ref={(element) => {
      if (isChosen) element?.scrollIntoView({ block: 'nearest' })
    }}
    onClick={() => onPick(one)}
  >
    <span className={styles.title}>{one.title || '（題なし）'}</span>
    <span className={styles.note}>
      {[CONTENT_KINDS[one.kind].label, one.note, one.isLive ? '' : '未公開'].filter(Boolean).join('・')}
    </span>
  </div>
)
