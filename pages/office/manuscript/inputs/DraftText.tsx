import inputStyles from '#renderer/form/Input.module.css'
import { useAbilities, useManuscriptField } from '../manuscript-context.ts'
import styles from './DraftField.module.css'
import { DraftField, type DraftFieldProps } from './DraftField.tsx'

type Props = DraftFieldProps & {
  type?: 'text' | 'url' | 'tel' | 'date'
  /** Number of rows of a textarea. */
  rows?: number
  max?: number
  placeholder?: string
  /** Empty input is stored as `null` instead of ''. */
  nullable?: boolean
  isLarge?: boolean
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A text or date input of a manuscript. */
export function DraftText({ type = 'text', rows, max, placeholder, nullable, isLarge, ...props }: Props) {
  const [value, set] = useManuscriptField<string | null>(props.path)
  const { update } = useAbilities()
  const text = textOf(value)
  const write = (next: string) => set(next === '' && nullable ? null : next)
  return (
    <DraftField {...props} count={max === undefined ? undefined : { text, max }}>
      {(control) => {
        const shared = { ...control, value: text, placeholder, readOnly: !update }
        return rows ? (
          <textarea
            {...shared}
            className={`${inputStyles.input} ${inputStyles.area}`}
            rows={rows}
            onChange={({ target }) => write(target.value)}
          />
        ) : (
          <input
            {...shared}
            className={`${inputStyles.input} ${type === 'date' ? inputStyles.date : ''} ${isLarge ? styles.large : ''}`}
            type={type}
            onChange={({ target }) => write(target.value)}
          />
        )
      }}
    </DraftField>
  )
}
