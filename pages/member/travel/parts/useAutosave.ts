import { useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { japaneseErrorMap } from '#domain/api/error-map.ts'
import type { FormApi } from '#renderer/form/useZodForm.ts'
import { setUnsavedInput } from './unsaved-input.ts'

const PAUSE = 700
/** Dates typed digit by digit pass through other dates: wait before saving. */
const DATE_PAUSE = 1500

const pauseNow = () => (document.activeElement?.matches('input[type="date"]') ? DATE_PAUSE : PAUSE)

type InputHandling = {
  /** The form element. */
  element: () => HTMLElement | null
  /** Called when the input is discarded: usually the `clear` of `useDraft`. */
  discard: () => void
}

/**
 * Autosaves a form shortly after each change, and at once on unmount. Invalid input is not saved: the form and the
 * sync state show it, its draft keeps it, and leaving the page asks for confirmation.
 */
export function useAutosave<Input extends FieldValues, Output>(
  form: FormApi<Input, Output>,
  schema: z.ZodType<Output, Input>,
  save: (values: Output) => void,
  handling: InputHandling,
): void {
  const latest = useRef({ save, handling })
  useEffect(() => {
    latest.current = { save, handling }
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
          element: () => latest.current.handling.element(),
          discard: () => latest.current.handling.discard(),
        },
      )
    const run = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      // Text during composition is not final.
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
