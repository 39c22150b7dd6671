import { expect, test } from 'vitest'
import { listErrors } from './form-errors.ts'

test('errors are listed by the paths of their fields, at any depth', () => {
  const required = { type: 'too_small', message: '必須項目です。' }
  expect(
    listErrors({
      name: { ...required, ref: { name: 'name', message: 'no mistake' } },
      days: [undefined, { title: required }],
      root: { server: { type: 'server', message: '混み合っています。' }, conflict: { type: 'server' } },
    } as never),
  ).toEqual([
    { name: 'name', message: '必須項目です。' },
    { name: 'days.1.title', message: '必須項目です。' },
    { name: 'root.server', message: '混み合っています。' },
  ])
})
