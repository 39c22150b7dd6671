import { useId } from 'react'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import inputs from '#renderer/form/Input.module.css'

type Props = {
  kinds: readonly ContentKind[]
  selected: ContentKind | null
  onSelect: (kind: ContentKind | null) => void
}

/** Filter by kind, if there are several. */
export function KindChoice({ kinds, selected, onSelect }: Props) {
  const id = useId()
  return (
    <>
      <label className="text-15 font-semibold" htmlFor={id}>
        種類
      </label>
      <select
        className={inputs.input}
        id={id}
        value={selected ?? ''}
        onChange={({ currentTarget }) => onSelect(kinds.find((one) => one === currentTarget.value) ?? null)}
      >
        <option value="">すべて</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {CONTENT_KINDS[kind].label}
          </option>
        ))}
      </select>
    </>
  )
}
