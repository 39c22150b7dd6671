import { useState } from 'react'
import { showError } from '../errors/wrappers.ts'
import { answerDialog, type Dialog, type DialogValues } from './dialogs.ts'

/** The two ways out of a dialog, and whether one of them is being taken. */
export function useDialogAnswer(dialog: Dialog) {
  const [isBusy, setBusy] = useState(false)
  const answerWith = async (handler: (() => unknown) | undefined) => {
    if (isBusy) return
    setBusy(true)
    await answerDialog(dialog, handler).catch(showError)
    setBusy(false)
  }
  const { onAccept, onCancel } = dialog
  return {
    isBusy,
    accept: (values: DialogValues) => answerWith(onAccept && (() => onAccept(values))),
    cancel: () => answerWith(onCancel),
  }
}
