const STYLES = /<style\b[\s\S]*?(?:<\/style\s*>|$)/gi
/** A `<base>` would change relative URLs. */
const BASE = /<base\b[^<>]*>?/gi
const TAG = /<[a-z][^<>]*/gi
const STYLE = /(?<=[\s"'/])style(?=\s*=)/gi
const HANDLER = /(?<=[\s"'/])on[a-z]+(?=\s*=)/gi

/** Replacement for the style attribute until it is read. */
const SET_ASIDE = 'data-style'

/**
 * Removes from pasted HTML what the page's CSP would block and report, even in an inert document: style attributes
 * are renamed, event handlers and style sheets dropped. Not a sanitiser: the result is still parsed, and only
 * supported content is kept.
 */
export const cspSafeHtml = (html: string): string =>
  html
    .replaceAll(STYLES, '')
    .replaceAll(BASE, '')
    .replaceAll(TAG, (tag) => tag.replaceAll(STYLE, SET_ASIDE).replaceAll(HANDLER, 'data-from-elsewhere'))

/** The style of a pasted element, in lower case. */
export const styleOf = (element: Element): string => (element.getAttribute(SET_ASIDE) ?? '').toLowerCase()
