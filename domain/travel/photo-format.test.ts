import { expect, test } from 'vitest'
import { photoFormatOf } from './photo-format.ts'

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  )

test.each([
  ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe1, 0, 0])],
  ['png', bytes([0x89], 'PNG\r\n\u001a\n', [0, 0])],
  ['webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
  ['heic', bytes([0, 0, 0, 24], 'ftypheic')],
  ['heic', bytes([0, 0, 0, 24], 'ftypmif1')],
  [null, bytes([0, 0, 0, 24], 'ftypisom')],
  [null, bytes('RIFF', [1, 2, 3, 4], 'WAVE')],
  [null, bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [null, bytes('GIF89a')],
  [null, bytes()],
])('a photo is %s by its first bytes (R51)', (format, begin) => {
  expect(photoFormatOf(begin)).toBe(format)
})
