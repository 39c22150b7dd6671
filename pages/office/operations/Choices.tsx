import styles from './Choices.module.css'

type Props<Value extends string> = {
  /** What is chosen, for whoever does not see it. */
  label: string
  choices: readonly { value: Value; label: string }[]
  value: Value
  onValue: (value: Value) => void
}

/** Which of a few lists a part shows. */
export const Choices = <Value extends string>({ label, choices, value, onValue }: Props<Value>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
  <div className={styles.choices} role="group" aria-label={label}>
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
