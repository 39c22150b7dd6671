import { afterEach, expect, test, vi } from 'vitest'
import { answerDialog, clearDialogs, dialogs } from '../shell/messages/dialogs.ts'
import { confirmLeaving, hasUnsaved, registerUnsaved } from './unsaved.ts'

afterEach(clearDialogs)

test('without unsaved input no dialog is shown', () => {
  const go = vi.fn()
  registerUnsaved(() => {})()
  confirmLeaving(go)
  expect(go).toHaveBeenCalledOnce()
  expect(dialogs.get()).toEqual([])
})

test('unsaved input is discarded only after a confirmation, with one dialog', async () => {
  const [go, discard] = [vi.fn(), vi.fn()]
  const release = registerUnsaved(discard)
  confirmLeaving(go)
  confirmLeaving(go)
  const [dialog, ...others] = dialogs.get()
  if (!dialog) throw new Error('no dialog was shown')
  expect(others).toEqual([])
  expect(dialog.text).toContain('変更を破棄して移動しますか')
  await answerDialog(dialog, dialog.onCancel)
  expect([go.mock.calls.length, discard.mock.calls.length, hasUnsaved()]).toEqual([0, 0, true])
  confirmLeaving(go)
  await answerDialog(dialog, () => dialog.onAccept?.({}))
  expect([go.mock.calls.length, discard.mock.calls.length, hasUnsaved()]).toEqual([1, 1, false])
  release()
})
