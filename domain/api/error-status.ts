const CODE = /^E10(\d{3})$/
const FALLBACK_STATUS = 500

/**
 * The HTTP status that the first error code stands for: `E10404` → 404. Anything else, and digits that are no error
 * status, mean 500 (spec §8).
 */
export function statusOfCode(code: string | undefined): number {
  const status = Number(CODE.exec(code ?? '')?.[1] ?? FALLBACK_STATUS)
  return status >= 400 && status <= 599 ? status : FALLBACK_STATUS
}

/** The code that stands for an HTTP error status: 404 → `E10404`. */
export const codeOfStatus = (status: number): string => `E10${status}`
