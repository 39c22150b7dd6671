import { expect, test } from 'vitest'
import { supervisorWith } from './supervisor-with.ts'

test('a supervisor begins with any of its parts, and is gone with the last one (R37)', () => {
  const begun = supervisorWith(null, 'title', '学芸員')
  expect(begun).toEqual({ name: '', title: '学芸員', profileUrl: null })
  expect(supervisorWith(begun, 'title', '')).toBeNull()
  expect(supervisorWith(begun, 'profileUrl', '')).toEqual(begun)
})
