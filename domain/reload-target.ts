import { link } from './link.ts'

/**
 * Where `/reload?to=…` leads: a path of this site, with its query and hash. Whatever could leave the site or come
 * back here (no leading slash, `//`, `/\\`, control characters, `/reload` itself) leads to the top page instead.
 */
export function reloadTarget(to: string | null | undefined): string {
  const top = link('top')
  if (!to || !/^\/(?![/\\])/.test(to)) return top
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them while parsing a URL
  if (/[\u0000-\u001f\\]/.test(to)) return top
  const origin = 'https://site.invalid'
  if (!URL.canParse(to, origin)) return top
  const url = new URL(to, origin)
  const isHere = url.origin === origin && !/^\/reload(\/|$)/i.test(decodePath(url.pathname))
  return isHere ? url.pathname + url.search + url.hash : top
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
