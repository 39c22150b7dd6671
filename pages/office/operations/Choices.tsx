import styles from './Choices.module.css'

type Props<Value extends string> = {
  /** Accessible name. */
  label: string
  choices: readonly { value: Value; label: string }[]
  value: Value
  onValue: (value: Value) => void
}

/** Switches between lists of a part. */
export const Choices = <Value extends string>({ label, choices, value, onValue }: Props<Value>) => (
  // biome-ignore lint/a11y/useSemanticElements: not a form, so no fieldset
  <div className="flex gap-4 print:hidden" role="group" aria-label={label}>
    {choices.map((choice) => (
      <button
        key={choice.value}
        type="button"
        className={styles.choice}
        aria-pressed={value === choice.value}
        onClick={() => onValue(choice.value)}
      >
        {choice.label}
      </button>
    ))}
  </div>
)
