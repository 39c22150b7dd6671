import { statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { averageColour } from '#scripts/seed/colours.ts'
import { loadSampleContent } from '../content.ts'
import {
  drawnPictures,
  FALLBACK_PICTURE,
  PICTURE_SIZE,
  pictureFile,
  pictureFiles,
} from '../picture-source.ts'
import { PICTURE_COLOURS } from './colours.ts'

await loadSampleContent(new Date('2026-11-21T12:00:00+09:00'))
const files = pictureFiles()
/** Every twentieth is looked into: decoding all of them would take longer than the other tests of the content. */
const some = files.filter((_, index) => index % 20 === 0)

test('every picture of the content has a file, and every file is used', () => {
  const keys = [FALLBACK_PICTURE, ...drawnPictures().map(({ subject: { key } }) => key)]
  expect(files).toEqual(keys.toSorted())
})

test('no file is larger than 60 KB', () => {
  expect(files.filter((key) => statSync(pictureFile(key)).size > 60 * 1024)).toEqual([])
})

test('every served size can be cut from a file', async () => {
  for (const key of some)
    expect([key, await sharp(pictureFile(key)).metadata()]).toMatchObject([
      key,
      { ...PICTURE_SIZE, format: 'webp' },
    ])
})

test('colours.ts has the colour of every file (npm run colours)', async () => {
  expect(Object.keys(PICTURE_COLOURS)).toEqual(files)
  for (const key of some) expect([key, PICTURE_COLOURS[key]]).toEqual([key, await averageColour(key)])
})
