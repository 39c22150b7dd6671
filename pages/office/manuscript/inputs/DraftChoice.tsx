import inputStyles from '#renderer/form/Input.module.css'
import { useAbilities, useManuscriptField } from '../manuscript-context.ts'
import { DraftField, type DraftFieldProps } from './DraftField.tsx'

type Props = DraftFieldProps & {
  choices: readonly { value: string; label: string }[]
  /** Label of the empty option, which is `null`. */
  placeholder?: string
  /** Called after a selection, for dependent fields. */
  onSelect?: (value: string | null) => void
}

/** A select. A stored value stays available even if it is no longer offered. */
export function DraftChoice({ choices, placeholder, onSelect, ...props }: Props) {
  const [value, set] = useManuscriptField<string | null>(props.path)
  const { update } = useAbilities()
  const selected = typeof value === 'string' ? value : ''
  const isListed = selected === '' || choices.some((choice) => choice.value === selected)
  const choose = (next: string) => {
    const nextValue = next === '' ? null : next
    set(nextValue)
    onSelect?.(nextValue)
  }
  return (
    <DraftField {...props}>
      {(control) => (
        <select
          {...control}
          className={inputStyles.input}
          value={selected}
          disabled={!update}
          onChange={({ target }) => choose(target.value)}
        >
          {(placeholder || selected === '') && <option value="">{placeholder ?? '選んでください'}</option>}
          {!isListed && <option value={selected}>いま選ばれているもの</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </DraftField>
  )
}
