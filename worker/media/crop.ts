import type { ImageRequest } from './image-request.ts'

type Side = 'left' | 'right' | 'top' | 'bottom' | 'center'

/** One call of the Images binding: scale until the box is covered, then trim the other dimension. */
export type CropStep =
  | { width: number; fit: 'scale-down' }
  | { width: number; height: number; fit: 'cover'; gravity: Side }

type Size = { width: number; height: number }

/** Whether a picture's own size is needed to crop it. */
export const isCentred = ({ height, gravity }: Pick<ImageRequest, 'height' | 'gravity'>): boolean =>
  height === null || (gravity.x === 0.5 && gravity.y === 0.5)

/**
 * The steps that crop a picture with its focal point (`gravity`, 0–1 each way) as near to the centre as its edges
 * allow. Only sides are used: the local binding has no other gravity and would ignore a point, and sides mean the same
 * in production. A box inside the picture takes two steps: one for each side.
 */
export function cropSteps(
  { width, height, gravity }: Pick<ImageRequest, 'width' | 'height' | 'gravity'>,
  source: Size | null,
): [CropStep, ...CropStep[]] {
  if (height === null) return [{ width, fit: 'scale-down' }]
  const cover = (box: Size, side: Side): CropStep => ({ ...box, fit: 'cover', gravity: side })
  const box = { width, height }
  if (!source || isCentred({ height, gravity })) return [cover(box, 'center')]
  const scale = Math.max(width / source.width, height / source.height)
  const tooWide = Math.round(source.width * scale) - width
  const tooHigh = Math.round(source.height * scale) - height
  const [spare, length, point] = tooWide > 0 ? [tooWide, width, gravity.x] : [tooHigh, height, gravity.y]
  const [first, last]: [Side, Side] = tooWide > 0 ? ['left', 'right'] : ['top', 'bottom']
  const before = Math.round(Math.min(Math.max((spare + length) * point - length / 2, 0), spare))
  if (before === 0) return [cover(box, first)]
  if (before === spare) return [cover(box, last)]
  const upToBox = tooWide > 0 ? { width: width + before, height } : { width, height: height + before }
  return [cover(upToBox, first), cover(box, last)]
}
