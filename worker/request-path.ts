/**
 * The path that rules and guards look at: percent-decoded once (`/%61dmin` is `/admin`), without a slash at its end.
 * What cannot be decoded stays as it came. Case matters.
 */
export function requestPath(url: URL): string {
  const decoded = decodeOnce(url.pathname)
  return decoded.replace(/\/+$/, '') || '/'
}

function decodeOnce(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
