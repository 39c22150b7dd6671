import { afterEach, expect, test, vi } from 'vitest'
import { answerDialog, clearDialogs, dialogs } from '../shell/messages/dialogs.ts'
import { confirmLeaving, hasUnsaved, registerUnsaved } from './unsaved.ts'

afterEach(clearDialogs)

test('where nothing is unsaved nobody is asked', () => {
  const go = vi.fn()
  registerUnsaved(() => {})()
  confirmLeaving(go)
  expect(go).toHaveBeenCalledOnce()
  expect(dialogs.get()).toEqual([])
})

test('what is unsaved is given up only when the person says so, and is asked about once', async () => {
  const [go, discard] = [vi.fn(), vi.fn()]
  const release = registerUnsaved(discard)
  confirmLeaving(go)
  confirmLeaving(go)
  const [dialog, ...others] = dialogs.get()
  if (!dialog) throw new Error('nobody was asked')
  expect(others).toEqual([])
  expect(dialog.text).toContain('変更を破棄して移動しますか')
  await answerDialog(dialog, dialog.onCancel)
  expect([go.mock.calls.length, discard.mock.calls.length, hasUnsaved()]).toEqual([0, 0, true])
  confirmLeaving(go)
  await answerDialog(dialog, () => dialog.onAccept?.({}))
  expect([go.mock.calls.length, discard.mock.calls.length, hasUnsaved()]).toEqual([1, 1, false])
  release()
})
