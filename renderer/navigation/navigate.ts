import { navigate as show } from 'vike/client/router'
import { isScriptAddress, safePath } from '#domain/url/safe-path.ts'
import { shortAddressTarget } from '#domain/url/short-addresses.ts'

type Options = {
  /** Whether the address may be one of another site; an http(s) address then, which the browser leaves for. */
  external?: boolean
  /** Whether it takes the place of this entry of the history. */
  replace?: boolean
  /** Whether the page stays where it is scrolled to. */
  keepScroll?: boolean
}

/** An address that is not followed. */
export class NavigationError extends Error {
  override name = 'NavigationError'
}

/** `?page=2` and `#here` belong to the page that is shown. */
const onThisPage = (to: string): string => {
  if (to.startsWith('?')) return location.pathname + to
  return to.startsWith('#') ? location.pathname + location.search + to : to
}

/** Where the Worker would redirect to: a redirect of the router forgets to replace the entry of the history. */
const redirected = (path: string): string => {
  const { pathname, search, hash } = new URL(path, location.origin)
  const target = shortAddressTarget(pathname)
  return target ? target + search + hash : path
}

const webAddress = (to: string): string | null => {
  if (!/^https?:\/\/[^/\\]/i.test(to) || !URL.canParse(to)) return null
  const { href, username, password } = new URL(to)
  return username || password ? null : href
}

/**
 * Shows another page of this site: a path, or `?…` and `#…` of the page that is shown (spec §8, "Navigation").
 * @throws NavigationError for another site unless that is allowed, and for scripts and the like in any case
 */
export async function navigate(
  to: string,
  { external = false, replace = false, keepScroll = false }: Options = {},
) {
  if (isScriptAddress(to)) throw new NavigationError('このアドレスへは移動できません。')
  const path = safePath(onThisPage(to))
  if (path !== null)
    return show(redirected(path), { overwriteLastHistoryEntry: replace, keepScrollPosition: keepScroll })
  const address = external ? webAddress(to) : null
  if (address === null) throw new NavigationError('このサイトの外へは移動できません。')
  if (replace) location.replace(address)
  else location.assign(address)
}
