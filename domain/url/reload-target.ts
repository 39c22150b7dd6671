import { decodeFully } from './decoded-path.ts'
import { link } from './link.ts'
import { safePath } from './safe-path.ts'

const RELOAD = /^\/+reload(\/|$)/i

/**
 * Where `/reload?to=…` leads: a path of this site, with its query and hash. Whatever could leave the site, or come back
 * here (`/reload` itself), leads to the top page instead.
 */
export function reloadTarget(to: string | null | undefined): string {
  const path = safePath(to)
  if (path === null) return link('top')
  const { pathname } = new URL(path, 'https://site.invalid')
  return RELOAD.test(decodeFully(pathname)) ? link('top') : path
}
