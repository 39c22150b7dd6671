import { draw } from './drawings.ts'
import { fibres, seal } from './finish.ts'
import { drawPlate } from './plate.ts'
import { createScene, HEIGHT, WIDTH } from './scene.ts'
import { type Drawing, isPlate, type Motif, type PictureSubject, type TimeOfDay } from './subject.ts'

/** Motifs that are always drawn at night. */
const AFTER_SUNSET: readonly Motif[] = ['city-night', 'fireworks', 'illumination']

const hour = ({ motif, time }: Drawing): TimeOfDay =>
  AFTER_SUNSET.includes(motif) && time !== 'dusk' ? 'night' : time

/** Draws one picture as an SVG string, 2400×1350 (16:9), the same string for the same subject. */
export function drawPicture(subject: PictureSubject): string {
  if (isPlate(subject)) return drawPlate(subject)
  const scene = createScene({ ...subject, time: hour(subject) })
  const view = draw(scene) + fibres(scene) + seal(scene)
  const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${scene.defs()}</defs>${view}</svg>`
}
