import { expect, test } from 'vitest'
import { PICTURE_BOMBS, type PictureBomb } from '#tests/picture-bombs.ts'
import { inspectMedia } from './inspect.ts'
import type { MediaRefusal } from './limits.ts'

const PROBLEMS: Record<PictureBomb, MediaRefusal> = {
  'a PNG of 30,000 by 30,000': 'tooLong',
  'a PNG of 7,000 by 7,000 in sixteen bits': 'tooDeep',
  'a PNG that says two sizes': 'unreadable',
  'a PNG of 5,000 frames': 'moving',
  'a JPEG of 60,000 by 60,000': 'tooLong',
  'a JPEG of 5,000 scans': 'tooManyScans',
  'a JPEG of twenty scans of 49 megapixels': 'tooManyScans',
  'a JPEG that says two sizes': 'unreadable',
  'a WebP of 2,000 frames': 'moving',
  'a WebP that says two sizes': 'unreadable',
  'a GIF of 2,000 frames': 'moving',
  'an AVIF that says two sizes': 'tooLong',
  'an AVIF without end': 'unreadable',
}

test.each(Object.entries(PROBLEMS))('%s is refused by its structure alone, as %s', (name, problem) => {
  const file = PICTURE_BOMBS[name as PictureBomb]
  expect(file.length).toBeLessThan(2 * 1024 * 1024)
  const begun = performance.now()
  expect(inspectMedia(file).problem).toBe(problem)
  expect(performance.now() - begun).toBeLessThan(500)
})
