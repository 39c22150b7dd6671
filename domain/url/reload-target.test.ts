import { expect, test } from 'vitest'
import { reloadTarget } from './reload-target.ts'

test.each(['/', '/spots', '/spots?page=2', '/@/home/topics', '/about#Terms', '/search/=/keyword=%E6%8A%B9'])(
  '%s is a path of this site (R30)',
  (to) => {
    expect(reloadTarget(to)).toBe(to)
  },
)

test.each([
  null,
  undefined,
  '',
  'spots',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'https://elsewhere.example/',
  'javascript:alert(1)',
  '/reload',
  '/reload?to=/reload',
  '/reload/',
  '/%72eload',
  '/x/../reload',
  '/x\\..\\..//elsewhere.example',
])('%j leads to the top page (R31)', (to) => {
  expect(reloadTarget(to)).toBe('/')
})
