import { returnPath } from '#domain/auth/return-path.ts'
import { link } from '#domain/url/link.ts'

/** The address is stored in a cookie. */
const MAX_TARGET_LENGTH = 500

/**
 * The path that a visitor is redirected to after signing in: the requested one of this site, or else their own pages
 * (spec §2).
 */
export function returnTarget(requested: string | undefined): string {
  const path = returnPath(requested)
  return path && path.length <= MAX_TARGET_LENGTH ? path : link('@home-topics')
}
