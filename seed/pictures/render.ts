import sharp from 'sharp'
import { drawPicture } from './picture.ts'
import { createRandom } from './random.ts'
import { FILE_HEIGHT, FILE_WIDTH, HEIGHT, WIDTH } from './scene.ts'
import type { PictureSubject } from './subject.ts'

const TILE = 480
const QUALITY = 80

/** A square of paper texture over every picture: grey noise that slightly darkens or lightens. */
function paperTooth(): Buffer {
  const random = createRandom('washi')
  const rough = Float32Array.from({ length: TILE * TILE }, () => random.between(-1, 1))
  const at = (x: number, y: number) => rough[((y + TILE) % TILE) * TILE + ((x + TILE) % TILE)] ?? 0
  const tile = Buffer.alloc(TILE * TILE * 4)
  for (let y = 0; y < TILE; y++)
    for (let x = 0; x < TILE; x++) {
      const soft = (at(x, y) * 2 + at(x + 1, y) + at(x, y + 1) + at(x + 1, y + 1)) / 5
      const tone = soft > 0 ? 255 : 40
      tile.set([tone, tone, tone, Math.abs(soft) * 20], (y * TILE + x) * 4)
    }
  return tile
}

const tooth = { input: paperTooth(), raw: { width: TILE, height: TILE, channels: 4 as const }, tile: true }

/** Whatever changes how a drawing becomes a file changes this. */
export const RENDERING = `${FILE_WIDTH}×${FILE_HEIGHT}, quality ${QUALITY}`

/** A drawing as a JPEG of the size of the sample pictures' files. */
export const renderDrawing = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * FILE_WIDTH) / WIDTH, limitInputPixels: WIDTH * HEIGHT })
    .composite([tooth])
    .flatten({ background: '#faf7f1' })
    .jpeg({ quality: QUALITY })
    .toBuffer()

/** What a picture is on average, as `#rrggbb`, from a drawing of the size of a stamp. */
export async function averageColour(subject: PictureSubject): Promise<string> {
  const pixels = await sharp(Buffer.from(drawPicture(subject)), { density: 1 })
    .flatten({ background: '#faf7f1' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const mean = (channel: number) =>
    pixels.reduce((sum, value, at) => (at % 3 === channel ? sum + value : sum), 0) / (pixels.length / 3)
  return `#${[0, 1, 2].map((channel) => Math.round(mean(channel)).toString(16).padStart(2, '0')).join('')}`
}
