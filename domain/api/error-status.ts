const CODE = /^E10(\d{3})$/
const FALLBACK_STATUS = 500

/**
 * The HTTP status of the first error code: `E10404` → 404. Other codes, and digits that are not an error status, give
 * 500 (spec §8).
 */
export function statusOfCode(code: string | undefined): number {
  const status = Number(CODE.exec(code ?? '')?.[1] ?? FALLBACK_STATUS)
  return status >= 400 && status <= 599 ? status : FALLBACK_STATUS
}

/** The error code of an HTTP error status: 404 → `E10404`. */
export const codeOfStatus = (status: number): string => `E10${status}`
