import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { hasRightSignature, signedPath } from './signature.ts'

const SECRET = 'a secret of the test'
const urlOf = (path: string) => new URL(path, 'https://tabishirube.example')
const isRight = (path: string, secret: string | undefined = SECRET) => hasRightSignature(urlOf(path), secret)

test('a signature is the base64url HMAC-SHA256 of the path and its query (R109)', async () => {
  for (const [path, mark] of [
    ['/media/spots/a.jpg', '?'],
    ['/media/spots/a.jpg?preset=lg&expires=1800000000', '&'],
  ] as const) {
    const sig = createHmac('sha256', SECRET).update(path).digest('base64url')
    expect(await signedPath(path, SECRET)).toBe(`${path}${mark}sig=${sig}`)
  }
})

test('a link is valid as it was signed, wherever its signature stands (R109)', async () => {
  expect(await isRight(await signedPath('/media/a.jpg', SECRET))).toBe(true)
  expect(await isRight(await signedPath('/media/旅.jpg?preset=lg', SECRET))).toBe(true)
  const [path, sig] = (await signedPath('/media/a.jpg?preset=lg', SECRET)).split('&sig=')
  expect(await isRight(`${path?.replace('?', `?sig=${sig}&`)}`)).toBe(true)
})

test('a missing, changed, duplicated or foreign signature is invalid (R109)', async () => {
  const signed = await signedPath('/media/a.jpg?preset=lg', SECRET)
  const [, sig = ''] = signed.split('sig=')
  const turned = (sig.startsWith('A') ? 'B' : 'A') + sig.slice(1)
  for (const path of [
    '/media/a.jpg?preset=lg',
    '/media/a.jpg?preset=lg&sig=',
    `/media/a.jpg?preset=lg&sig=${turned}`,
    `/media/a.jpg?preset=lg&sig=${sig.slice(1)}`,
    `/media/b.jpg?preset=lg&sig=${sig}`,
    `/media/a.jpg?preset=xl&sig=${sig}`,
    `/media/a.jpg?sig=${sig}`,
    `${signed}&more=1`,
    `${signed}&sig=${sig}`,
  ])
    expect([path, await isRight(path)]).toEqual([path, false])
})

test('without a secret, or with another, no signature is valid (R109)', async () => {
  const signed = await signedPath('/media/a.jpg', SECRET)
  for (const secret of ['', 'another']) expect(await isRight(signed, secret)).toBe(false)
  expect(await hasRightSignature(urlOf(signed), undefined)).toBe(false)
})
