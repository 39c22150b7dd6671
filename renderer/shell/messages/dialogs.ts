import type { MessageColor } from './notifications.ts'
import { createStore } from './store.ts'

export type DialogField = {
  name: string
  label: string
  type: 'text' | 'textarea'
  value: string
  placeholder?: string
}

export type DialogValues = Record<string, string>

/** The result of a handler: exactly `true` closes the dialog, anything else leaves it open. */
type Answer = unknown

export type Dialog = {
  uuid: string
  displayType: 'confirm' | 'confirmForm'
  /** May have several lines. */
  text: string
  acceptText: string
  acceptColor: MessageColor
  cancelText: string
  cancelColor: MessageColor
  fields: readonly DialogField[]
  onAccept?: (values: DialogValues) => Answer
  onCancel?: () => Answer
  /** Validation errors by field name; empty if there are none. */
  onValidate?: (values: DialogValues) => Record<string, string>
}

/** The queue: the first dialog is shown, the others wait (spec §4, "Dialogs"). */
export const dialogs = createStore<readonly Dialog[]>([])

type DialogConfig = Pick<Dialog, 'text'> & Partial<Omit<Dialog, 'uuid' | 'text'>>

/** Queues a dialog and returns its uuid. */
export function openDialog(config: DialogConfig): string {
  const uuid: string = crypto.randomUUID()
  const defaults = {
    displayType: 'confirm',
    acceptText: '決定',
    acceptColor: 'warning',
    cancelText: 'キャンセル',
    cancelColor: 'info',
    fields: [],
  } as const
  dialogs.set([...dialogs.get(), { ...defaults, ...config, uuid }])
  return uuid
}

export const closeDialog = (uuid: string): void =>
  dialogs.set(dialogs.get().filter((dialog) => dialog.uuid !== uuid))

/** All dialogs are removed when the page changes. */
export const clearDialogs = (): void => dialogs.set([])

/**
 * Runs a handler of a dialog and closes the dialog if it returns exactly `true`, or if there is none. A handler that
 * throws leaves the dialog open; the caller reports the error.
 */
export async function answerDialog({ uuid }: Dialog, handler: (() => Answer) | undefined): Promise<void> {
  const answer = handler ? await handler() : true
  if (answer === true) closeDialog(uuid)
}
