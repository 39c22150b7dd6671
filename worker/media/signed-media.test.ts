import { expect, test } from 'vitest'
import { get } from '#tests/worker/client.ts'
import { decoded, openImages, SECRET } from './image-site.fixture.ts'
import { signedPath } from './signature.ts'

const { banded, request, url } = await openImages()

test('a signed link shows the uploaded picture, or a preset’s size (R109)', async () => {
  const whole = await request(await signedPath('/media/spots/banded.jpg', SECRET))
  expect([whole.status, whole.headers.get('cache-control')]).toEqual([200, 'private, max-age=3600'])
  expect(Buffer.from(await whole.arrayBuffer()).equals(banded)).toBe(true)
  const small = await request(await signedPath('/media/spots/banded.jpg?preset=sm', SECRET))
  expect(small.headers.get('cache-control')).toBe('private, max-age=3600')
  expect((await (await decoded(small)).metadata()).width).toBe(256)
})

const soon = Math.floor(Date.now() / 1000) + 600

test('a signed link may expire (R109)', async () => {
  const link = (expires: number | string) => signedPath(`/media/spots/banded.jpg?expires=${expires}`, SECRET)
  expect((await request(await link(soon))).status).toBe(200)
  for (const past of [soon - 1200, '', 'never']) expect((await request(await link(past))).status).toBe(403)
})

test('a link to media with an invalid or missing signature is refused, whatever its target (R109)', async () => {
  const [path = '', sig = ''] = (await signedPath('/media/spots/banded.jpg?preset=sm', SECRET)).split('&sig=')
  for (const wrong of [
    path,
    '/media/spots/banded.jpg',
    '/media/spots/nothing.jpg',
    `${path}&sig=`,
    `${path}&sig=${sig.slice(0, -2)}`,
    `${path.replace('=sm', '=xl')}&sig=${sig}`,
    await signedPath('/media/spots/banded.jpg', 'another secret'),
  ]) {
    const response = await request(wrong)
    expect([wrong, response.status, response.headers.get('cache-control')]).toEqual([wrong, 403, 'no-store'])
    expect(await response.text()).toMatch(/^[^a-z<]+$/i)
  }
})

test('a preset’s address needs no signature, but a given one must be valid (R109)', async () => {
  const path = url('xs')
  expect((await request(path)).status).toBe(200)
  expect((await request(await signedPath(path, SECRET))).status).toBe(200)
  expect((await request(`${path}?sig=${'A'.repeat(43)}`)).status).toBe(403)
})

test('a site without a signing key refuses every signature (R109)', async () => {
  const path = await signedPath('/media/spots/banded.jpg', SECRET)
  expect((await get(path)).status).toBe(403)
})
