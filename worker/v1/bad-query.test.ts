import { expect, test } from 'vitest'
import { get } from '#tests/worker/client.ts'

test.each([
  ['spots?prefecture=edo', 'prefecture', '選択肢にない値です。'],
  ['spots?prefecture=', 'prefecture', '必須項目です。'],
  ['spots?prefecture=Kyoto', 'prefecture', '選択肢にない値です。'],
  ['spots?prefecture=kyoto&prefecture=nara', 'prefecture', '選択肢にない値です。'],
  ['hotels?city=1234', 'city', '形式が正しくありません。'],
  ['hotels?city=abcde', 'city', '形式が正しくありません。'],
  ['gifts?tag=', 'tag', '必須項目です。'],
  [`gifts?tag=${'a'.repeat(31)}`, 'tag', '30文字以内で入力してください。'],
  ['article-pages?type=essay', 'type', '選択肢にない値です。'],
  ['spots?month=0', 'month', '1以上の値を入力してください。'],
  ['spots?month=13', 'month', '12以下の値を入力してください。'],
  ['spots?month=1.5', 'month', '整数を入力してください。'],
  ['spots?month=april', 'month', '数値を入力してください。'],
  [`spots?q=${'a'.repeat(101)}`, 'q', '100文字以内で入力してください。'],
  ['spots?sort=price', 'sort', '選択肢にない値です。'],
  ['spots?limit=0', 'limit', '1以上の値を入力してください。'],
  ['spots?limit=101', 'limit', '100以下の値を入力してください。'],
  ['spots?limit=-1', 'limit', '1以上の値を入力してください。'],
  ['spots?limit=ten', 'limit', '数値を入力してください。'],
  ['spots?cursor=nonsense', 'cursor', '続きの位置を示す値が正しくありません。'],
  ['search?kind=dragon', 'kind', '選択肢にない値です。'],
  ['search?month=99', 'month', '12以下の値を入力してください。'],
])('/v1/%s is refused for its %s, in Japanese (R219)', async (path, field, message) => {
  const response = await get(`/v1/${path}`)
  expect(response.status).toBe(422)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ errors: [{ code: 'E10422', message, field }] })
})

test('an unknown filter is refused by name', async () => {
  for (const path of ['spots?prefectrue=kyoto', 'campaigns?status=draft', 'search?limit=5']) {
    const response = await get(`/v1/${path}`)
    expect([path, response.status]).toEqual([path, 422])
    const name = path.split(/[?=]/)[1]
    expect((await response.json()).errors[0].message).toBe(`不明な項目が含まれています：${name}`)
  }
})

test('every invalid value has an error of its own', async () => {
  const { errors } = await (await get('/v1/spots?month=13&limit=0&prefecture=edo')).json()
  expect(errors.map(({ field }: { field: string }) => field).sort()).toEqual(['limit', 'month', 'prefecture'])
})

test('a repeated parameter is refused or counted once, and no cookie or header replaces a query parameter', async () => {
  for (const path of [
    'spots?month=4&month=99',
    'spots?limit=1&limit=500',
    'spots?prefecture=kyoto&prefecture=edo',
  ]) {
    const response = await get(`/v1/${path}`)
    expect([path, [200, 422].includes(response.status)]).toEqual([path, true])
    if (response.status === 200) {
      const first = await get(`/v1/${path.split('&')[0]}`)
      expect([path, await response.json()]).toEqual([path, await first.json()])
    }
  }
  const cookie = await get('/v1/spots', { cookie: 'limit=1; prefecture=kyoto', limit: '1' })
  expect(await cookie.json()).toEqual(await (await get('/v1/spots')).json())
})
