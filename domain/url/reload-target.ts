import { decodeFully } from './decoded-path.ts'
import { link } from './link.ts'
import { safePath } from './safe-path.ts'

const RELOAD = /^\/+reload(\/|$)/i

/**
 * The target of `/reload?to=…`: a path of this site with query and hash. Targets that could leave the site or lead
 * back to `/reload` become the top page.
 */
export function reloadTarget(to: string | null | undefined): string {
  const path = safePath(to)
  if (path === null) return link('top')
  const { pathname } = new URL(path, 'https://site.invalid')
  return RELOAD.test(decodeFully(pathname)) ? link('top') : path
}
