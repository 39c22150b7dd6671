import { isScriptAddress, safePath } from '#domain/url/safe-path.ts'
import { goTo } from '../router/router.ts'

type Options = {
  /** Whether a URL of another site is allowed; it must be http(s) and is loaded as a document. */
  external?: boolean
  /** Whether to replace the history entry. */
  replace?: boolean
  /** Whether to keep the scroll position. */
  keepScroll?: boolean
}

/** Thrown for a URL that is not allowed. */
export class NavigationError extends Error {
  override name = 'NavigationError'
}

/** `?page=2` and `#here` are relative to the current page. */
const onThisPage = (to: string): string => {
  if (to.startsWith('?')) return location.pathname + to
  return to.startsWith('#') ? location.pathname + location.search + to : to
}

const webAddress = (to: string): string | null => {
  if (!/^https?:\/\/[^/\\]/i.test(to) || !URL.canParse(to)) return null
  const { href, username, password } = new URL(to)
  return username || password ? null : href
}

/**
 * Navigates to a page of this site: a path, or `?…` and `#…` of the current page (spec §8, "Navigation").
 * @throws NavigationError for another site unless `external`, and always for scripts and the like
 */
export async function navigate(
  to: string,
  { external = false, replace = false, keepScroll = false }: Options = {},
) {
  if (isScriptAddress(to)) throw new NavigationError('このアドレスへは移動できません。')
  const path = safePath(onThisPage(to))
  if (path !== null) return goTo(path, { replace, keepScroll })
  const address = external ? webAddress(to) : null
  if (address === null) throw new NavigationError('このサイトの外へは移動できません。')
  if (replace) location.replace(address)
  else location.assign(address)
}
