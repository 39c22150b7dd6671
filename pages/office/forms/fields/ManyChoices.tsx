import choices from '#renderer/form/Choice.module.css'
import fields from '#renderer/form/Field.module.css'
import { FieldError, FieldHint, RequiredMark } from '#renderer/form/Field.tsx'
import styles from './Controls.module.css'
import { useControl } from './useControl.ts'

type Value = string | number
type Props = {
  name: string
  options: readonly { value: Value; label: string }[]
  /** All of them with one press, and none. */
  all?: string
  isDense?: boolean
}

/** Any of several. They are kept in the order in which they stand. */
export function ManyChoices({ name, options, all, isDense }: Props) {
  const { words, value, onChange, onBlur, aria, isRequired, ids } = useControl<readonly Value[]>(name)
  const chosen = new Set(value ?? [])
  const set = (isChosen: (option: Value) => boolean) =>
    onChange(options.map((option) => option.value).filter(isChosen))
  const toggle = (toggled: Value) =>
    set((option) => (option === toggled ? !chosen.has(option) : chosen.has(option)))
  const hasAll = options.every((option) => chosen.has(option.value))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can be neither required nor wrong; this one is both
    <div
      className={fields.field}
      role="group"
      data-field=""
      data-path={name}
      aria-labelledby={ids.id}
      {...described(aria)}
    >
      <div className={fields.head}>
        <span className={fields.label} id={ids.id}>
          {words.label}
        </span>
        {isRequired && <RequiredMark />}
        {all && (
          <button className={styles.all} type="button" onClick={() => set(() => !hasAll)}>
            {hasAll ? 'すべて外す' : all}
          </button>
        )}
      </div>
      {words.hint && <FieldHint id={ids.hintId}>{words.hint}</FieldHint>}
      <div className={`${choices.choices} ${isDense ? styles.dense : ''}`}>
        {options.map((option) => (
          <label className={isDense ? styles.chip : choices.choice} key={option.value}>
            <input
              className={choices.mark}
              type="checkbox"
              name={name}
              aria-invalid={ids.error ? true : undefined}
              checked={chosen.has(option.value)}
              onChange={() => toggle(option.value)}
              onBlur={onBlur}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {ids.error && <FieldError id={ids.errorId}>{ids.error}</FieldError>}
    </div>
  )
}

/** A group is described; what is required or wrong is said by its boxes. */
const described = ({ 'aria-describedby': describedBy }: { 'aria-describedby'?: string }) => ({
  'aria-describedby': describedBy,
})
