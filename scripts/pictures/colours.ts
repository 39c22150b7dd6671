import { writeFileSync } from 'node:fs'
import { loadSampleContent } from '#seed/content.ts'
import { drawnSubjects } from '#seed/picture-source.ts'
import { averageColour } from '#seed/pictures/render.ts'

// Writes the average colour of every drawing of the sample content. An upload's is computed when it is stored; the
// drawings' stand in a file, because rows are seeded before anything is drawn, and drawing takes minutes.

await loadSampleContent(new Date())
const entries: string[] = []
for (const subject of drawnSubjects().toSorted((a, b) => (a.key < b.key ? -1 : 1)))
  entries.push(`  '${subject.key}': '${await averageColour(subject)}',`)
writeFileSync(
  'seed/pictures/colours.ts',
  [
    '/** The average colour of every drawing, by its key: `npm run colours` writes this file. */',
    'export const PICTURE_COLOURS: Record<string, string> = {',
    ...entries,
    '}',
    '',
  ].join('\n'),
)
