export type FocalPoint = { x: number; y: number }

/** Served crops use a grid of twentieths (worker/media/image-request.ts). */
export const STEP = 0.05

/** Clamped to 0–1, rounded to hundredths. */
export const clampedShare = (value: number): number => Math.round(Math.min(Math.max(value, 0), 1) * 100) / 100

export const percent = (value: number): string => `${Math.round(value * 100)}%`

const KEYS: Record<string, FocalPoint> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** The point after an arrow key; `null` for other keys. */
export function moved({ x, y }: FocalPoint, key: string): FocalPoint | null {
  const by = KEYS[key]
  return by ? { x: clampedShare(x + by.x), y: clampedShare(y + by.y) } : null
}
