import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type Draft, readDraft, removeDraft, withoutSecrets, writeDraft } from './draft-storage.ts'
import { secretFieldsOf } from './secret-fields.ts'
import type { FormApi } from './useZodForm.ts'

const PAUSE = 500

type Options = {
  /** Another number whenever the values take another shape: drafts of the old one are not offered. */
  version?: number
}

/** Writes a form's values down a moment after each change, and at once when the page goes. */
function keepDraft<Input extends FieldValues, Output>(
  key: string,
  version: number,
  form: FormApi<Input, Output>,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wasDirty = false
  const write = () => {
    if (timer === undefined) return
    forget()
    const values = withoutSecrets(form.getValues(), secretFieldsOf(form.control as never))
    writeDraft(key, { version, savedAt: Date.now(), values: values as Draft['values'] })
  }
  const forget = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const unsubscribe = form.subscribe({
    formState: { values: true, isDirty: true },
    callback: ({ isDirty }) => {
      forget()
      if (isDirty) timer = setTimeout(write, PAUSE)
      // Saved, or put back by hand: what was written down is of no use any more.
      else if (wasDirty) removeDraft(key)
      wasDirty = isDirty ?? false
    },
  })
  // Phones end pages without another word once they are hidden.
  const whenHidden = () => document.visibilityState === 'hidden' && write()
  addEventListener('pagehide', write)
  document.addEventListener('visibilitychange', whenHidden)
  const stop = () => {
    unsubscribe()
    removeEventListener('pagehide', write)
    document.removeEventListener('visibilitychange', whenHidden)
    write()
  }
  return { forget, stop }
}

/**
 * Keeps what is typed in this browser for a week, should the session, the tab or the machine end before it is saved.
 * Never passwords or codes. Show what it answers with by `<DraftNote>`.
 * @param key what is edited, and of whom: `guide:{id}`
 */
export function useDraft<Input extends FieldValues, Output>(
  key: string,
  form: FormApi<Input, Output>,
  { version = 1 }: Options = {},
) {
  const [found, setFound] = useState<Draft | null>(null)
  const keeper = useRef<ReturnType<typeof keepDraft>>(null)
  useEffect(() => {
    setFound(readDraft(key, version))
    const kept = keepDraft(key, version, form)
    keeper.current = kept
    return kept.stop
  }, [key, version, form])
  const clear = () => {
    keeper.current?.forget()
    removeDraft(key)
    setFound(null)
  }
  const restore = () => {
    if (!found) return
    form.reset({ ...form.getValues(), ...(found.values as Input) }, { keepDefaultValues: true })
    setFound(null)
  }
  return { savedAt: found && new Date(found.savedAt), restore, discard: clear, clear }
}
