import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useManuscriptStore } from '../manuscript/manuscript-context.ts'
import { bridge } from './bridge.ts'
import type { Shape } from './schema/shape.ts'

/** Synchronises a form with the manuscript store (`bridge`). */
export function useStoreBridge(form: UseFormReturn, shape: Shape): void {
  const store = useManuscriptStore()
  useEffect(() => bridge({ shape, form, store }), [form, shape, store])
}
