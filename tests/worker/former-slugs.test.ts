import { expect, test } from 'vitest'
import { get } from './client.ts'

const answer = async (path: string) => {
  const { status, headers } = await get(path)
  return [status, headers.get('location')]
}

test('a former slug redirects to the current page permanently, with its query (R107)', async () => {
  expect(await answer('/spots/kinosaki-onsen-town')).toEqual([301, '/spots/kinosaki-onsen'])
  expect(await answer('/spots/kinosaki-onsen-town?from=mail')).toEqual([
    301,
    '/spots/kinosaki-onsen?from=mail',
  ])
  expect((await get('/spots/kinosaki-onsen')).status).toBe(200)
})

test('the call of a former slug redirects to the current one (R107)', async () => {
  expect(await answer('/v1/spots/kinosaki-onsen-town')).toEqual([301, '/v1/spots/kinosaki-onsen'])
})

test('a former slug of one kind does not affect another (R107)', async () => {
  expect((await get('/hotels/kinosaki-onsen-town')).status).toBe(404)
  expect((await get('/v1/hotels/kinosaki-onsen-town')).status).toBe(404)
})
