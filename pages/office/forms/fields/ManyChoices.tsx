import choices from '#renderer/form/Choice.module.css'
import fields from '#renderer/form/Field.module.css'
import { FieldError, FieldHint, RequiredMark } from '#renderer/form/Field.tsx'
import styles from './Controls.module.css'
import { useControl } from './useControl.ts'

type Value = string | number
type Props = {
  name: string
  options: readonly { value: Value; label: string }[]
  /** Label of the button that selects all or none. */
  all?: string
  isDense?: boolean
}

/** A multiple choice; values are stored in the order of the options. */
export function ManyChoices({ name, options, all, isDense }: Props) {
  const { config, value, onChange, onBlur, aria, isRequired, ids } = useControl<readonly Value[]>(name)
  const selected = new Set(value ?? [])
  const set = (isSelected: (option: Value) => boolean) =>
    onChange(options.map((option) => option.value).filter(isSelected))
  const toggle = (toggled: Value) =>
    set((option) => (option === toggled ? !selected.has(option) : selected.has(option)))
  const hasAll = options.every((option) => selected.has(option.value))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset supports neither aria-required nor aria-invalid
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
          {config.label}
        </span>
        {isRequired && <RequiredMark />}
        {all && (
          <button
            className="min-h-[1.75rem] cursor-pointer border-0 bg-transparent px-8 text-13 text-ai underline underline-offset-[0.25em]"
            type="button"
            onClick={() => set(() => !hasAll)}
          >
            {hasAll ? 'すべて外す' : all}
          </button>
        )}
      </div>
      {config.hint && <FieldHint id={ids.hintId}>{config.hint}</FieldHint>}
      <div className={`${choices.choices} ${isDense ? styles.dense : ''}`}>
        {options.map((option) => (
          <label className={isDense ? styles.chip : choices.choice} key={option.value}>
            <input
              className={choices.mark}
              type="checkbox"
              name={name}
              aria-invalid={ids.error ? true : undefined}
              checked={selected.has(option.value)}
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

/** Only the description belongs to the group; required and invalid states are on the checkboxes. */
const described = ({ 'aria-describedby': describedBy }: { 'aria-describedby'?: string }) => ({
  'aria-describedby': describedBy,
})
