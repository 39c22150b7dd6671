import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Cursor, encodeCursor } from '#worker/v1/cursor.ts'
import { oddText } from '../fuzz/odd-texts.ts'
import { checkProperty } from '../fuzz/runs.ts'

/** No row contains an unpaired surrogate, and so no cursor does. */
const text = oddText.map((one) => one.toWellFormed())
const position = fc.tuple(fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true })), text)

test('every position in a list survives its cursor, as far as text can represent it (R51)', async () => {
  await checkProperty(400, position, ([value, id]) => {
    const read = Cursor.safeParse(encodeCursor([value, id]))
    if (read.success) expect(read.data).toEqual([Object.is(value, -0) ? 0 : value, id])
    else expect(encodeCursor([value, id]).length).toBeGreaterThan(300)
  })
})

test('any other text is a valid cursor, or refused in Japanese; never a failure (R51)', async () => {
  const almost = fc.json().map((json) => Buffer.from(json).toString('base64url'))
  await checkProperty(600, fc.oneof(oddText, almost, fc.base64String()), (text) => {
    const { success, data, error } = Cursor.safeParse(text)
    if (success) expect([data.length, typeof data[1]]).toEqual([2, 'string'])
    else expect(error.issues[0]?.message).toMatch(/./)
  })
})
