/**
 * Loads a document. Going back has changed the address already, and a hash in it would keep the browser from loading
 * anything.
 */
export const leaveFor = (url: string): void =>
  new URL(url, location.origin).href === location.href ? location.reload() : location.assign(url)
