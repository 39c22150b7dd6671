import { BUILT_IN_PREFECTURES, shortName } from '#domain/region/built-in-regions.ts'
import type { LevelOf, PrefectureLevel } from '#domain/region/prefecture-level.ts'
import { MINCHO, PAPER } from './paper.ts'
import { tilePlace } from './tile-places.ts'

/** The light theme of the map: fill, text and border of each level. */
const INKS: Readonly<Record<PrefectureLevel, { fill: string | null; text: string; edge: string }>> = {
  none: { fill: null, text: PAPER.usuzumi, edge: PAPER.edge },
  passed: { fill: null, text: PAPER.sumi, edge: PAPER.edge },
  visited: { fill: '#c6d7e6', text: PAPER.sumi, edge: '#7c99b5' },
  stayed: { fill: PAPER.ai, text: '#fff', edge: PAPER.ai },
  lived: { fill: PAPER.shu, text: '#fff', edge: PAPER.shu },
}

type Box = { x: number; y: number; width: number; height: number }

/** A tile without its name, also used in the legend. */
export function drawInk(canvas: CanvasRenderingContext2D, level: PrefectureLevel, box: Box): void {
  const { x, y, width, height } = box
  const { fill, edge } = INKS[level]
  canvas.save()
  canvas.beginPath()
  canvas.rect(x, y, width, height)
  if (fill) {
    canvas.fillStyle = fill
    canvas.fill()
  }
  if (level === 'passed') drawHatch(canvas, box)
  canvas.strokeStyle = edge
  canvas.lineWidth = 1
  canvas.setLineDash(level === 'none' ? [3, 3] : [])
  canvas.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1)
  if (level === 'lived') {
    canvas.strokeStyle = '#fff'
    canvas.strokeRect(x + 2.5, y + 2.5, width - 5, height - 5)
  }
  canvas.restore()
}

function drawHatch(canvas: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  canvas.save()
  canvas.clip()
  canvas.strokeStyle = '#e2d9c6'
  canvas.lineWidth = 3
  canvas.beginPath()
  for (let offset = -height; offset < width; offset += 8) {
    canvas.moveTo(x + offset, y + height)
    canvas.lineTo(x + offset + height, y)
  }
  canvas.stroke()
  canvas.restore()
}

/** The tile map with its upper left corner at `x`, `y`; `cell` is half the size of a tile. */
export function drawTiles(
  canvas: CanvasRenderingContext2D,
  levelOf: LevelOf,
  { x, y, cell }: { x: number; y: number; cell: number },
): void {
  canvas.textAlign = 'center'
  canvas.textBaseline = 'middle'
  canvas.font = `600 ${Math.round(cell * 0.8)}px ${MINCHO}`
  for (const prefecture of BUILT_IN_PREFECTURES) {
    const { row, column, rows, columns, isAcross } = tilePlace(prefecture.code)
    const level = levelOf(prefecture.code)
    const box = {
      x: x + (column - 1) * cell + 1,
      y: y + (row - 1) * cell + 1,
      width: columns * cell - 2,
      height: rows * cell - 2,
    }
    drawInk(canvas, level, box)
    canvas.fillStyle = INKS[level].text
    const letters = [...shortName(prefecture)]
    const step = cell * 0.86
    letters.forEach((letter, index) => {
      const offset = (index - (letters.length - 1) / 2) * step
      canvas.fillText(
        letter,
        box.x + box.width / 2 + (isAcross ? offset : 0),
        box.y + box.height / 2 + (isAcross ? 0 : offset),
      )
    })
  }
}
