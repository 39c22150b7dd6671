import { writeFileSync } from 'node:fs'
import { loadSampleContent } from '#seed/content.ts'
import { drawnSubjects } from '#seed/picture-source.ts'
import { averageColour } from '#seed/pictures/render.ts'

// Writes the average colour of every sample picture into a file, because rows are seeded before pictures are drawn, which
// takes minutes. The colour of an upload is computed when it is stored.

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
