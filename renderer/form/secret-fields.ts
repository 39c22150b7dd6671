import { useEffect } from 'react'
import { type Control, useFormContext } from 'react-hook-form'

const secrets = new WeakMap<Control, Set<string>>()

/** Marks a password or code field: its value is never stored. The mark outlives the field. */
export function useSecretField(name: string): void {
  const { control } = useFormContext()
  useEffect(() => {
    secrets.set(control, new Set(secrets.get(control)).add(name))
  }, [control, name])
}

export const secretFieldsOf = (control: Control): ReadonlySet<string> => secrets.get(control) ?? new Set()
