import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { pictureFile, pictureFiles } from '#seed/picture-source.ts'

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0')

/** The average colour of a sample picture, as `#rrggbb`. */
export async function averageColour(key: string): Promise<string> {
  const { channels } = await sharp(pictureFile(key)).stats()
  return `#${channels.map(({ mean }) => hex(mean)).join('')}`
}

/** Writes the average colours, which pages show until a picture arrives: rows are seeded without decoding the files. */
if (import.meta.main) {
  const entries: string[] = []
  for (const key of pictureFiles()) entries.push(`  '${key}': '${await averageColour(key)}',`)
  writeFileSync(
    'seed/pictures/colours.ts',
    [
      '/** The average colour of every picture, by its key: `npm run colours` writes this file. */',
      'export const PICTURE_COLOURS: Record<string, string> = {',
      ...entries,
      '}',
      '',
    ].join('\n'),
  )
}
