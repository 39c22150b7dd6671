import { LEVELS, PREFECTURE_LEVELS } from '#domain/region/prefecture-level.ts'
import { SITE } from '#domain/site/site.ts'
import { drawInk, drawTiles } from './draw-tiles.ts'
import { MINCHO, PAPER } from './paper.ts'
import type { ShareCard } from './share-card.ts'

/** Sizes in pixels: for social networks, and square for photo grids. */
export const SHAPES = {
  wide: { width: 1200, height: 630, label: '横長', map: { x: 640, y: 45, cell: 18 } },
  square: { width: 1080, height: 1080, label: '正方形', map: { x: 246, y: 190, cell: 21.8 } },
} as const
export type Shape = keyof typeof SHAPES

const MARGIN = 72

/** Draws the picture and returns a PNG of exactly the size of its format. */
export async function drawShare(card: ShareCard, shape: Shape): Promise<Blob> {
  const { width, height, map } = SHAPES[shape]
  const element = Object.assign(document.createElement('canvas'), { width, height })
  const canvas = element.getContext('2d')
  if (!canvas) throw new Error('This browser draws no pictures.')
  canvas.fillStyle = PAPER.paper
  canvas.fillRect(0, 0, width, height)
  canvas.strokeStyle = PAPER.rule
  canvas.strokeRect(24.5, 24.5, width - 49, height - 49)
  drawTiles(canvas, card.levelOf, map)
  if (shape === 'wide') drawWideText(canvas, card)
  else drawSquareText(canvas, card, width)
  return new Promise((resolve, reject) =>
    element.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made.'))), 'image/png'),
  )
}

type Canvas = CanvasRenderingContext2D

function write(canvas: Canvas, text: string, x: number, y: number, size: number, color: string) {
  canvas.textBaseline = 'alphabetic'
  canvas.font = `600 ${size}px ${MINCHO}`
  canvas.fillStyle = color
  canvas.fillText(text, x, y)
}

function drawWideText(canvas: Canvas, { title, facts }: ShareCard) {
  canvas.textAlign = 'left'
  write(canvas, title, MARGIN, 138, 50, PAPER.sumi)
  canvas.fillStyle = PAPER.shu
  canvas.fillRect(MARGIN, 168, 56, 4)
  const step = facts.length > 2 ? 80 : 112
  const size = facts.length > 2 ? 36 : 60
  facts.forEach(({ label, value }, index) => {
    const y = (facts.length > 2 ? 216 : 228) + index * step
    write(canvas, label, MARGIN, y, 20, PAPER.usuzumi)
    write(canvas, value, MARGIN - 2, y + size + 2, size, PAPER.ai)
  })
  drawLegend(canvas, MARGIN, 548)
  canvas.textAlign = 'left'
  write(canvas, SITE.name, MARGIN, 584, 20, PAPER.usuzumi)
}

function drawSquareText(canvas: Canvas, { title, facts }: ShareCard, width: number) {
  canvas.textAlign = 'center'
  write(canvas, title, width / 2, 124, 54, PAPER.sumi)
  canvas.fillStyle = PAPER.shu
  canvas.fillRect(width / 2 - 28, 150, 56, 4)
  const column = (width - 2 * MARGIN) / facts.length
  facts.forEach(({ label, value }, index) => {
    const x = MARGIN + (index + 0.5) * column
    write(canvas, label, x, 892, 20, PAPER.usuzumi)
    write(canvas, value, x, 944, facts.length > 2 ? 36 : 46, PAPER.ai)
  })
  drawLegend(canvas, 290, 990)
  canvas.textAlign = 'center'
  write(canvas, SITE.name, width / 2, 1036, 20, PAPER.usuzumi)
}

function drawLegend(canvas: Canvas, x: number, y: number) {
  canvas.textAlign = 'left'
  PREFECTURE_LEVELS.toReversed().forEach((level, index) => {
    const left = x + index * 100
    drawInk(canvas, level, { x: left, y: y - 19, width: 24, height: 24 })
    write(canvas, LEVELS[level].label, left + 32, y, 18, PAPER.usuzumi)
  })
}
