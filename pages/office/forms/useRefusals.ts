import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useManuscriptState } from '../manuscript/manuscript-context.ts'

/** What the server did not take, at the fields that it is about, until they are written again. */
export function useRefusals(form: UseFormReturn): void {
  const refusals = useManuscriptState((state) => state.refusals)
  useEffect(() => {
    for (const { field, message } of refusals) if (field) form.setError(field, { type: 'server', message })
  }, [form, refusals])
}
