import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inspectMedia, mediaFormatOf } from './inspect.ts'

const image = sharp({ create: { width: 321, height: 123, channels: 4, background: '#4d6b3c80' } })
const FILES = {
  jpeg: await image.clone().jpeg().toBuffer(),
  png: await image.clone().png().toBuffer(),
  webp: await image.clone().webp().toBuffer(),
  avif: await image.clone().avif().toBuffer(),
}
const others = {
  'a progressive jpeg': await image.clone().jpeg({ progressive: true }).toBuffer(),
  'an interlaced png': await image.clone().png({ progressive: true }).toBuffer(),
  'a lossless webp': await image.clone().webp({ lossless: true }).toBuffer(),
  'a webp without alpha': await image.clone().flatten().webp().toBuffer(),
  'a jpeg with a map of colours': await image.clone().withIccProfile('p3').jpeg().toBuffer(),
}

test.each(Object.entries(FILES))('the size of a %s is read without decoding (R40)', (format, file) => {
  expect(inspectMedia(file)).toEqual({ format, width: 321, height: 123, problem: null })
})

test.each(Object.entries(others))('%s is read like any other', (_, file) => {
  expect(inspectMedia(file)).toMatchObject({ width: 321, height: 123, problem: null })
})

test.each(Object.entries(FILES))('a truncated %s is always detected (R40)', (_, file) => {
  for (const share of [0.1, 0.3, 0.5, 0.7, 0.9, 0.99])
    expect(inspectMedia(file.subarray(0, Math.floor(file.length * share))).problem).not.toBeNull()
})

test('trailers of phone photos, such as videos and depth maps, are accepted', () => {
  const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42'), Buffer.alloc(4000, 5)])
  expect(inspectMedia(Buffer.concat([FILES.jpeg, film])).problem).toBeNull()
})

test('random bytes are no picture and never throw', () => {
  let seed = 7
  const noise = (length: number) =>
    Uint8Array.from({ length }, () => {
      seed = (seed * 1103515245 + 12345) & 0x7fffffff
      return seed & 0xff
    })
  for (const file of Object.values(FILES))
    for (let round = 0; round < 40; round++) {
      const broken = Uint8Array.from(file)
      broken.set(noise(8), 12 + ((round * 7) % (file.length - 24)))
      expect(() => inspectMedia(broken)).not.toThrow()
      expect(() => inspectMedia(broken.subarray(0, round * 3))).not.toThrow()
    }
  expect(mediaFormatOf(noise(200))).toBeNull()
})
