import { afterEach, expect, test } from 'vitest'
import { answerDialog, clearDialogs, closeDialog, type Dialog, dialogs, openDialog } from './dialogs.ts'

afterEach(clearDialogs)

const shown = () => dialogs.get()[0] as Dialog

test('a dialog has the default labels and colours of the specification (R105)', () => {
  const uuid = openDialog({ text: '消しますか。\n元に戻せます。' })
  expect(dialogs.get()).toEqual([
    {
      uuid,
      displayType: 'confirm',
      text: '消しますか。\n元に戻せます。',
      acceptText: '決定',
      acceptColor: 'warning',
      cancelText: 'キャンセル',
      cancelColor: 'info',
      fields: [],
    },
  ])
})

test('dialogs are shown one at a time, in the order they were made, and removed when closed (R150)', () => {
  const [first, second] = [openDialog({ text: '一' }), openDialog({ text: '二' })]
  expect(shown().uuid).toBe(first)
  closeDialog(first)
  expect(shown().uuid).toBe(second)
  closeDialog(second)
  expect(dialogs.get()).toEqual([])
})

test.each([
  { answer: true, isClosed: true },
  { answer: undefined, isClosed: false },
  { answer: false, isClosed: false },
  { answer: 'true', isClosed: false },
  { answer: 1, isClosed: false },
])('a handler that answers $answer closes it: $isClosed (R153)', async ({ answer, isClosed }) => {
  openDialog({ text: '一' })
  await answerDialog(shown(), async () => answer)
  expect(dialogs.get().length === 0).toBe(isClosed)
})

test('a dialog without a handler closes (R153)', async () => {
  openDialog({ text: '一' })
  await answerDialog(shown(), undefined)
  expect(dialogs.get()).toEqual([])
})

test('a handler that throws leaves it open (R153)', async () => {
  openDialog({ text: '一' })
  const handler = async () => Promise.reject(new Error('だめ'))
  await expect(answerDialog(shown(), handler)).rejects.toThrow('だめ')
  expect(dialogs.get()).toHaveLength(1)
})
