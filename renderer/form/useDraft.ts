import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type Draft, readDraft, removeDraft, withoutSecrets, writeDraft } from './draft-storage.ts'
import { secretFieldsOf } from './secret-fields.ts'
import type { FormApi } from './useZodForm.ts'

const PAUSE = 500

type Options = {
  /** Increment when the values change their shape: older drafts are not offered. */
  version?: number
}

/** Saves a form's values shortly after each change, and at once when the page is hidden. */
function createDraftSaver<Input extends FieldValues, Output>(
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
      // Saved or reset: the stored draft is obsolete.
      else if (wasDirty) removeDraft(key)
      wasDirty = isDirty ?? false
    },
  })
  // Mobile browsers may discard hidden pages without another event.
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
 * Saves input in this browser for a week, in case the session, the tab or the device ends before it is submitted.
 * Never passwords or codes. Render the result with `<DraftNote>`.
 * @param key what is edited, and of whom: `guide:{id}`
 */
export function useDraft<Input extends FieldValues, Output>(
  key: string,
  form: FormApi<Input, Output>,
  { version = 1 }: Options = {},
) {
  const [found, setFound] = useState<Draft | null>(null)
  const saverRef = useRef<ReturnType<typeof createDraftSaver>>(null)
  useEffect(() => {
    setFound(readDraft(key, version))
    const saver = createDraftSaver(key, version, form)
    saverRef.current = saver
    return saver.stop
  }, [key, version, form])
  const clear = () => {
    saverRef.current?.forget()
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
