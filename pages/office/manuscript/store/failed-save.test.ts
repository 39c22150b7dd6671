import { expect, test } from 'vitest'
import { FetchError, StatusError } from '#renderer/shell/errors/errors.ts'
import { failedSave } from './failed-save.ts'

test('a save that fails for a temporary reason is repeated; a refused one waits for a change (R41)', () => {
  const stateAfter = (status: number) => failedSave(new StatusError('保存できませんでした。', status)).save
  expect([408, 425, 429, 500, 503].map(stateAfter)).toEqual(Array(5).fill('failed'))
  expect([400, 403, 404, 422].map(stateAfter)).toEqual(Array(4).fill('refused'))
  expect(stateAfter(401)).toBe('signed-out')
  expect(failedSave(new FetchError()).save).toBe('offline')
})
