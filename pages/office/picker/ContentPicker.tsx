import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import inputs from '#renderer/form/Input.module.css'
import { isComposingKey } from '#renderer/form/typing.ts'
import { closeDialog } from '#renderer/ui/close-dialog.ts'
import { EditorDialog } from '../blocks/dialogs/EditorDialog.tsx'
import type { PickedContent } from '../blocks/picked-content.ts'
import { rememberName } from '../forms/pickers/useContentTitle.ts'
import { CreateContent } from './CreateContent.tsx'
import { type ContentName, pickedOf } from './content-calls.ts'
import { FoundContent } from './FoundContent.tsx'
import { FoundStatus } from './FoundStatus.tsx'
import { KindChoice } from './KindChoice.tsx'
import { useFoundContent } from './useFoundContent.ts'

type Props = {
  kinds: readonly ContentKind[]
  /** Results from this prefecture come first. */
  prefecture?: string
  /** Called once when the dialog closes: the selection, or `null`. */
  onDone: (picked: PickedContent | null) => void
}

/**
 * Searches content by title, drafts included, and selects one by keyboard or pointer. New content can be created with
 * the typed name.
 */
export function ContentPicker({ kinds, prefecture, onDone }: Props) {
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState<ContentKind | null>(kinds.length === 1 ? (kinds[0] ?? null) : null)
  const [selected, setSelected] = useState(0)
  const search = useFoundContent(kind ? [kind] : kinds, typed, prefecture)
  const { found, keyword, isValidating } = search
  const picked = useRef<PickedContent>(null)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const what = kinds.length === 1 && kind ? CONTENT_KINDS[kind].label : 'サイトの中'
  const pick = (one: PickedContent, isLive: boolean) => {
    rememberName({ ...one, isLive })
    picked.current = one
    closeDialog(box.current?.closest('dialog'))
  }
  const pickFound = (one: ContentName) => pick(pickedOf(one), one.isLive)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (isComposingKey(event.nativeEvent) || (!step && event.key !== 'Enter')) return
    event.preventDefault()
    const one = found[selected]
    if (step && found.length > 0) setSelected((at) => (at + step + found.length) % found.length)
    else if (!step && one && !isValidating) pickFound(one)
  }
  return (
    <EditorDialog
      title={kinds.length === 1 ? `${what}を選ぶ` : `${what}から選ぶ`}
      onClose={() => onDone(picked.current)}
    >
      <div className="grid gap-8" ref={box}>
        <label className="text-15 font-semibold" htmlFor={`${id}search`}>
          名前でさがす
        </label>
        <input
          className={inputs.input}
          id={`${id}search`}
          type="search"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={found.length > 0 ? `${id}${selected}` : undefined}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setSelected(0)
          }}
          onKeyDown={onKeyDown}
        />
        {kinds.length > 1 && (
          <KindChoice
            kinds={kinds}
            selected={kind}
            onSelect={(next) => {
              setKind(next)
              setSelected(0)
            }}
          />
        )}
      </div>
      <FoundStatus {...search} />
      <FoundContent id={id} found={found} selected={selected} onPick={pickFound} />
      {keyword && !isValidating && kind && (
        <CreateContent kind={kind} name={keyword} onCreated={(one) => pick(one, false)} />
      )}
    </EditorDialog>
  )
}
