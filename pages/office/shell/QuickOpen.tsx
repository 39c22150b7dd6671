import { type KeyboardEvent, useId, useState } from 'react'
import inputs from '#renderer/form/Input.module.css'
import { isComposingKey } from '#renderer/form/typing.ts'
import { navigate } from '#renderer/navigation/navigate.ts'
import { SheetFrame } from '#renderer/travel/SheetFrame.tsx'
import { kindsOf } from '../kinds-of.ts'
import type { Staff } from '../useStaff.ts'
import styles from './QuickOpen.module.css'
import { type Target, useTargets } from './useTargets.ts'

type Props = { staff: Staff; opener: HTMLElement; onClose: () => void }

/** Opens manuscripts by title, or pages of the area by name, with the keyboard. */
export function QuickOpen({ staff, opener, onClose }: Props) {
  const [keyword, setKeyword] = useState('')
  const [index, setIndex] = useState(0)
  const { targets, isValidating, problem } = useTargets(staff, keyword)
  const canRead = kindsOf(staff, 'read').length > 0
  const id = useId()
  const at = Math.min(index, targets.length - 1)
  const go = (target: Target | undefined) => {
    if (!target) return
    onClose()
    void navigate(target.path)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposingKey(event.nativeEvent)) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setIndex((at + step + targets.length) % Math.max(1, targets.length))
    else if (event.key === 'Enter') go(targets[at])
    else return
    event.preventDefault()
  }
  return (
    <SheetFrame
      title={canRead ? '原稿をさがして開く' : '画面をさがして開く'}
      opener={opener}
      onClose={onClose}
    >
      <input
        className={inputs.input}
        role="combobox"
        aria-label={canRead ? '題名または画面の名前' : '画面の名前'}
        aria-expanded={targets.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={targets[at] && `${id}-${at}`}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={canRead ? '題名、よみ、画面の名前' : '画面の名前'}
        value={keyword}
        onChange={(event) => {
          setKeyword(event.target.value)
          setIndex(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div className="grid border-t border-rule" id={`${id}-list`} role="listbox" aria-label="候補">
        {targets.map((target, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input above handles the keys
          <div
            className={styles.option}
            id={`${id}-${place}`}
            key={target.path}
            role="option"
            tabIndex={-1}
            aria-selected={place === at}
            onClick={() => go(target)}
          >
            <span className="text-15">{target.title}</span>
            <span className="text-12 text-usuzumi">{target.note}</span>
          </div>
        ))}
      </div>
      <p className="min-h-[1.8em] text-13 text-usuzumi" role="status">
        {problem ?? (isValidating ? 'さがしています。' : targets.length === 0 && '見つかりませんでした。')}
      </p>
    </SheetFrame>
  )
}
