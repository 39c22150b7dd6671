export type FocalPoint = { x: number; y: number }

/** The crops that are served move by twentieths (worker/media/image-request.ts). */
export const STEP = 0.05

/** Inside the picture, to the hundredth. */
export const held = (value: number): number => Math.round(Math.min(Math.max(value, 0), 1) * 100) / 100

export const percent = (value: number): string => `${Math.round(value * 100)}%`

const KEYS: Record<string, FocalPoint> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** Where a key moves the point; `null` for keys that do not. */
export function moved({ x, y }: FocalPoint, key: string): FocalPoint | null {
  const by = KEYS[key]
  return by ? { x: held(x + by.x), y: held(y + by.y) } : null
}
