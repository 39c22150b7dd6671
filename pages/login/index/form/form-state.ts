import { createContext, useContext, useId } from 'react'

/** The errors of a form by field name; the empty name is the form's own. */
export type Mistakes = Readonly<Record<string, string>>

export const FormState = createContext<{ mistakes: Mistakes; isBusy: boolean }>({
  mistakes: {},
  isBusy: false,
})

export const useFormState = () => useContext(FormState)

/** The props of a field's control, and the ids of its label, hint and error. */
export function useField(name: string, hint?: string) {
  const id = useId()
  const error = useFormState().mistakes[name]
  const ids = { id, hintId: `${id}hint`, errorId: `${id}error`, error }
  const control = {
    id,
    name,
    'aria-describedby': [hint && ids.hintId, error && ids.errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': true,
  }
  return { ids, control }
}
