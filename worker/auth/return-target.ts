import { returnPath } from '#domain/auth/return-path.ts'
import { link } from '#domain/url/link.ts'

/** The address travels in a cookie. */
const LONGEST = 500

/** Where a visitor is led after signing in: the path of this site that was asked for, else their own pages (spec §2). */
export function returnTarget(asked: string | undefined): string {
  const path = returnPath(asked)
  return path && path.length <= LONGEST ? path : link('@home-topics')
}
