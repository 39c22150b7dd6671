import { expect, test } from 'vitest'
import { addressIndex, similarAddresses } from './similar-address.ts'

const index = addressIndex([
  { path: '/spots/kanazawa-kenrokuen', title: '兼六園' },
  { path: '/spots/kinosaki-onsen', title: '城崎温泉' },
  { path: '/spots/kinosaki-onsen-town', title: '城崎温泉', leadsTo: '/spots/kinosaki-onsen' },
  { path: '/hotels/kenrokuen-inn', title: '兼六園の宿' },
  { path: '/article-pages/tsugaru-stove-train-2026', title: 'ストーブ列車' },
])
const found = (path: string) => similarAddresses(index, path).map(({ path: to }) => to)

test('a mistyped or truncated address suggests the intended one (R10)', () => {
  expect(found('/spots/kanazawa-kenrokuenn')[0]).toBe('/spots/kanazawa-kenrokuen')
  expect(found('/spots/kenrokuen')[0]).toBe('/spots/kanazawa-kenrokuen')
  expect(found('/2019/05/tsugaru-stove-train.html')[0]).toBe('/article-pages/tsugaru-stove-train-2026')
  expect(found('/hotels/kenrokuen')[0]).toBe('/hotels/kenrokuen-inn')
})

test('a former address suggests the current one, once (R10)', () => {
  expect(found('/spots/kinosaki-onsen-twon')).toEqual(['/spots/kinosaki-onsen'])
})

test('dissimilar addresses, and the address itself, are not suggested (R10)', () => {
  for (const path of ['/xyzzy', '/', '/%E0%A4%A', '/spots/', '/温泉']) expect(found(path)).toEqual([])
  expect(found('/spots/kanazawa-kenrokuen')).not.toContain('/spots/kanazawa-kenrokuen')
})
