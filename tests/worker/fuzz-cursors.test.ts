import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Cursor, encodeCursor } from '#worker/v1/cursor.ts'
import { oddText } from '../fuzz/odd-texts.ts'
import { holds } from '../fuzz/runs.ts'

/** Of half a surrogate pair no row is read, and so no place in a list has one. */
const text = oddText.map((one) => one.toWellFormed())
const position = fc.tuple(fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true })), text)

test('every place in a list comes back from its cursor as it was, as far as text can say it (R51)', async () => {
  await holds(400, position, ([value, id]) => {
    const read = Cursor.safeParse(encodeCursor([value, id]))
    if (read.success) expect(read.data).toEqual([Object.is(value, -0) ? 0 : value, id])
    else expect(encodeCursor([value, id]).length).toBeGreaterThan(300)
  })
})

test('any other text is a place in a list, or refused in Japanese; it is never a failure (R51)', async () => {
  const almost = fc.json().map((json) => Buffer.from(json).toString('base64url'))
  await holds(600, fc.oneof(oddText, almost, fc.base64String()), (text) => {
    const { success, data, error } = Cursor.safeParse(text)
    if (success) expect([data.length, typeof data[1]]).toEqual([2, 'string'])
    else expect(error.issues[0]?.message).toMatch(/./)
  })
})
