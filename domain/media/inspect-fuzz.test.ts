import { expect, test } from 'vitest'
import { oddPicture, REAL_PICTURES } from '#tests/fuzz/odd-pictures.ts'
import { checkProperty } from '#tests/fuzz/runs.ts'
import { photoFormatOf } from '../travel/photo-format.ts'
import { inspectMedia } from './inspect.ts'
import { MEDIA_REFUSALS } from './limits.ts'

test('any bytes have a format or a reason that can be shown (R40)', async () => {
  await checkProperty(1500, oddPicture, ({ file }) => {
    const bytes = new Uint8Array(file)
    const { problem, format } = inspectMedia(bytes)
    expect(problem === null ? format : MEDIA_REFUSALS[problem]).toEqual(expect.any(String))
    expect(['jpeg', 'png', 'webp', 'heic', null]).toContain(photoFormatOf(bytes))
  })
})

test('an empty file, and every prefix of a real one, are inspected too (R40)', () => {
  for (const file of Object.values(REAL_PICTURES))
    for (let end = 0; end < Math.min(file.length, 200); end++)
      expect(() => inspectMedia(new Uint8Array(file.subarray(0, end)))).not.toThrow()
})
