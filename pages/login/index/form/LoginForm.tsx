import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { AuthProblem } from '#renderer/auth/auth-problems.ts'
import { FormState, type Mistakes } from './form-state.ts'
import styles from './LoginForm.module.css'
import type { Rule } from './rules.ts'
import { SubmitButton } from './SubmitButton.tsx'

type Values<Name extends string> = Record<Name, string>

type Props<Name extends string> = {
  /** The fields in document order, with their validation rules. */
  rules: Record<Name, Rule>
  submit: string
  onSubmit: (values: Values<Name>) => Promise<AuthProblem | null>
  children: ReactNode
}

const valuesOf = <Name extends string>(form: HTMLFormElement, names: Name[]) => {
  const data = new FormData(form)
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Values<Name>
}

const mistakesOf = <Name extends string>(rules: Record<Name, Rule>, values: Values<Name>): Mistakes =>
  Object.fromEntries(
    Object.entries<Rule>(rules).flatMap(([name, rule]) => {
      const mistake = rule(values[name as Name])
      return mistake ? [[name, mistake]] : []
    }),
  )

/**
 * A form of the sign-in. Its fields are uncontrolled; errors are shown at their field, which is focused, other errors
 * above the button.
 */
export function LoginForm<Name extends string>({ rules, submit, onSubmit, children }: Props<Name>) {
  const form = useRef<HTMLFormElement>(null)
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (Object.keys(mistakes).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [mistakes])

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const names = Object.keys(rules) as Name[]
    const values = valuesOf(event.currentTarget, names)
    const found = mistakesOf(rules, values)
    setMistakes(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    const problem = await onSubmit(values)
    setBusy(false)
    if (!problem) return
    const { field, message } = problem
    setMistakes({ [field && names.includes(field as Name) ? field : '']: message })
  }

  return (
    // Before hydration the form cannot be submitted; POST keeps its values out of the URL in any case.
    <form className={styles.form} ref={form} method="post" noValidate onSubmit={send} aria-busy={isBusy}>
      <FormState value={{ mistakes, isBusy }}>
        {children}
        {mistakes[''] && (
          <p className={styles.problem} role="alert">
            {mistakes['']}
          </p>
        )}
        <SubmitButton>{submit}</SubmitButton>
      </FormState>
    </form>
  )
}
