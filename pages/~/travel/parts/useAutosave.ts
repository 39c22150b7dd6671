import { useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { japaneseErrorMap } from '#domain/error-map.ts'
import type { FormApi } from '#renderer/form/useZodForm.ts'

const PAUSE = 700

/**
 * Saves a form by itself a moment after each change, and at once when it goes. What is not right yet is not saved: the
 * form says so, and its draft keeps it.
 */
export function useAutosave<Input extends FieldValues, Output>(
  form: FormApi<Input, Output>,
  schema: z.ZodType<Output, Input>,
  save: (values: Output) => void,
): void {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isComposing = false
    const run = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      // Kana on their way to kanji are not what is meant.
      if (isComposing) return wait()
      const values = structuredClone(form.getValues())
      const parsed = schema.safeParse(values, { error: japaneseErrorMap })
      if (!parsed.success) return
      latest.current(parsed.data)
      form.reset(values, { keepValues: true })
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(run, PAUSE)
    }
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        if (isDirty) return wait()
        clearTimeout(timer)
        timer = undefined
      },
    })
    const onComposition = ({ type }: CompositionEvent) => {
      isComposing = type === 'compositionstart'
    }
    const whenHidden = () => document.visibilityState === 'hidden' && run()
    document.addEventListener('compositionstart', onComposition)
    document.addEventListener('compositionend', onComposition)
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      unsubscribe()
      document.removeEventListener('compositionstart', onComposition)
      document.removeEventListener('compositionend', onComposition)
      document.removeEventListener('visibilitychange', whenHidden)
      isComposing = false
      run()
    }
  }, [form, schema])
}
