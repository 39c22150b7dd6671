import { useState } from 'react'
import { messageLines } from '../errors/errors.ts'
import { leaveForReload } from '../errors/reload-codes.ts'
import { answerDialog, type Dialog, type DialogValues } from './dialogs.ts'

/** The two ways out of a dialog, whether one of them is being taken, and why it was refused. */
export function useDialogAnswer(dialog: Dialog) {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const answerWith = async (handler: (() => unknown) | undefined) => {
    if (isBusy) return
    setBusy(true)
    setRefusal(null)
    await answerDialog(dialog, handler).catch((error: unknown) => {
      // Said inside the dialog: nothing outside of it can be heard or reached while it is open.
      if (!leaveForReload(error)) setRefusal(messageLines(error).join('\n'))
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
