import { useState } from 'react'
import type { AuthProblem } from '#renderer/auth/auth-problems.ts'
import styles from './ChoiceList.module.css'

export type Choice = { value: string; label: string; hint: string }

type Props = { choices: Choice[]; onChoose: (value: string) => Promise<AuthProblem | null> }

/** A list of choices; each is a button, because choosing submits. */
export function ChoiceList({ choices, onChoose }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const choose = async (value: string) => {
    if (chosen) return
    setChosen(value)
    setProblem(null)
    const found = await onChoose(value)
    setChosen(null)
    setProblem(found?.message ?? null)
  }
  return (
    <>
      <ul className={styles.list} aria-busy={chosen !== null}>
        {choices.map(({ value, label, hint }) => (
          <li key={value}>
            <button
              className={styles.choice}
              type="button"
              aria-disabled={chosen !== null || undefined}
              onClick={() => choose(value)}
            >
              <span className={styles.label}>{label}</span>
              <span className={styles.hint}>{chosen === value ? '送信しています' : hint}</span>
            </button>
          </li>
        ))}
      </ul>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
