import { expect, test } from 'vitest'
import { MobileNumber, mobileNumber, showPhoneNumber } from './phone-number.ts'

test('every spelling of a mobile number is normalised', () => {
  for (const typed of [
    '090-1234-5678',
    '０９０－１２３４－５６７８',
    '090 1234 5678',
    '+81 90 1234 5678',
    '819012345678',
    '090ー1234ー5678',
  ])
    expect([typed, mobileNumber(typed)]).toEqual([typed, '+819012345678'])
  expect(showPhoneNumber('+819012345678')).toBe('090-1234-5678')
})

test('numbers that cannot receive SMS are rejected with a message', () => {
  for (const typed of [
    '03-1234-5678',
    '090-1234-567',
    '0120-123-456',
    '+1 202 555 0123',
    '電話',
    '010-1234-5678',
  ])
    expect([typed, mobileNumber(typed)]).toEqual([typed, null])
  const { error } = MobileNumber.safeParse('03-1234-5678')
  expect(error?.issues[0]?.message).toContain('11桁の番号')
  expect(MobileNumber.safeParse('').success).toBe(false)
  expect(showPhoneNumber('+12025550123')).toBe('+12025550123')
})
