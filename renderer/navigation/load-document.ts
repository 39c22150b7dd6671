/**
 * Loads a document. After back navigation the URL has changed already, and assigning the same URL with a hash would
 * not load anything.
 */
export const loadDocument = (url: string): void =>
  new URL(url, location.origin).href === location.href ? location.reload() : location.assign(url)
