import { expect, test } from 'vitest'
import { loadSampleContent } from '../content.ts'
import { drawnSubjects } from '../picture-source.ts'
import { PICTURE_COLOURS } from './colours.ts'
import { averageColour } from './render.ts'

await loadSampleContent(new Date('2026-11-21T12:00:00+09:00'))
const subjects = drawnSubjects()

test('colours.ts has the colour of every drawing (npm run colours)', () => {
  expect(Object.keys(PICTURE_COLOURS).toSorted()).toEqual(subjects.map(({ key }) => key).toSorted())
})

test('the colours equal those of the current drawings', async () => {
  for (const subject of subjects.filter((_, index) => index % 20 === 0))
    expect([subject.key, PICTURE_COLOURS[subject.key]]).toEqual([subject.key, await averageColour(subject)])
}, 30_000)
