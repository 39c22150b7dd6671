import { useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { japaneseErrorMap } from '#domain/api/error-map.ts'
import type { FormApi } from '#renderer/form/useZodForm.ts'
import { setUnsavedInput } from './unsaved-input.ts'

const PAUSE = 700
/** A day that is typed part by part is another day after each part. */
const DATE_PAUSE = 1500

const pauseNow = () => (document.activeElement?.matches('input[type="date"]') ? DATE_PAUSE : PAUSE)

type Care = {
  /** The form's element. */
  element: () => HTMLElement | null
  /** What was typed is let go: usually the `clear` of `useDraft`. */
  discard: () => void
}

/**
 * Saves a form by itself a moment after each change, and at once when it goes. What is not right yet is not saved: the
 * form and the state of the guide say so, its draft keeps it, and the page asks before it goes.
 */
export function useAutosave<Input extends FieldValues, Output>(
  form: FormApi<Input, Output>,
  schema: z.ZodType<Output, Input>,
  save: (values: Output) => void,
  care: Care,
): void {
  const latest = useRef({ save, care })
  useEffect(() => {
    latest.current = { save, care }
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isComposing = false
    const parse = (values: Input) => schema.safeParse(values, { error: japaneseErrorMap })
    const report = (state: 'typing' | 'wrong' | null) =>
      setUnsavedInput(
        form,
        state && {
          state,
          validate: () => form.trigger(),
          element: () => latest.current.care.element(),
          discard: () => latest.current.care.discard(),
        },
      )
    const run = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      // Kana on their way to kanji are not what is meant.
      if (isComposing) return wait()
      const values = structuredClone(form.getValues())
      const parsed = parse(values)
      if (!parsed.success) return
      latest.current.save(parsed.data)
      form.reset(values, { keepValues: true })
      report(null)
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(run, pauseNow())
    }
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        if (isDirty) {
          report(parse(form.getValues()).success ? 'typing' : 'wrong')
          return wait()
        }
        report(null)
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
      report(null)
    }
  }, [form, schema])
}
