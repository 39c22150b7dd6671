import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useManuscriptState } from '../manuscript/manuscript-context.ts'

/** Shows server-side errors at their fields until these are edited. */
export function useRefusals(form: UseFormReturn): void {
  const refusals = useManuscriptState((state) => state.refusals)
  useEffect(() => {
    for (const { field, message } of refusals) if (field) form.setError(field, { type: 'server', message })
  }, [form, refusals])
}
