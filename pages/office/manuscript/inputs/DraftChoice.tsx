import inputStyles from '#renderer/form/Input.module.css'
import { useAbilities, useManuscriptField } from '../manuscript-context.ts'
import { DraftField, type DraftFieldProps } from './DraftField.tsx'

type Props = DraftFieldProps & {
  choices: readonly { value: string; label: string }[]
  /** Stands for no choice, which is `null`. */
  placeholder?: string
  /** After the choice was made, for fields that follow from it. */
  onChoose?: (value: string | null) => void
}

/** One of several. What was chosen once stays among the choices, though nobody offers it any more. */
export function DraftChoice({ choices, placeholder, onChoose, ...props }: Props) {
  const [value, set] = useManuscriptField<string | null>(props.path)
  const { update } = useAbilities()
  const chosen = typeof value === 'string' ? value : ''
  const isKnown = chosen === '' || choices.some((choice) => choice.value === chosen)
  const choose = (next: string) => {
    const chosenNow = next === '' ? null : next
    set(chosenNow)
    onChoose?.(chosenNow)
  }
  return (
    <DraftField {...props}>
      {(control) => (
        <select
          {...control}
          className={inputStyles.input}
          value={chosen}
          disabled={!update}
          onChange={({ target }) => choose(target.value)}
        >
          {(placeholder || chosen === '') && <option value="">{placeholder ?? '選んでください'}</option>}
          {!isKnown && <option value={chosen}>いま選ばれているもの</option>}
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
