import { useState } from 'react'
import { messageLines } from '../errors/errors.ts'
import { redirectToReload } from '../errors/reload-codes.ts'
import { answerDialog, type Dialog, type DialogValues } from './dialogs.ts'

/** The two answers of a dialog, whether one of them is being handled, and its error. */
export function useDialogAnswer(dialog: Dialog) {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const answerWith = async (handler: (() => unknown) | undefined) => {
    if (isBusy) return
    setBusy(true)
    setRefusal(null)
    await answerDialog(dialog, handler).catch((error: unknown) => {
      // Shown inside the dialog: nothing outside is announced or reachable while it is open.
      if (!redirectToReload(error)) setRefusal(messageLines(error).join('\n'))
    })
    setBusy(false)
  }
  const { onAccept, onCancel } = dialog
  return {
    isBusy,
    refusal,
    accept: (values: DialogValues) => answerWith(onAccept && (() => onAccept(values))),
    cancel: () => answerWith(onCancel),
  }
}
