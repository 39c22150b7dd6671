const STYLES = /<style\b[\s\S]*?(?:<\/style\s*>|$)/gi
/** Says whence relative addresses count; ours never do from another site. */
const BASE = /<base\b[^<>]*>?/gi
const TAG = /<[a-z][^<>]*/gi
const STYLE = /(?<=[\s"'/])style(?=\s*=)/gi
const HANDLER = /(?<=[\s"'/])on[a-z]+(?=\s*=)/gi

/** What a pasted element's style is called until it is read. */
const SET_ASIDE = 'data-style'

/**
 * Pasted HTML without what the page's policy refuses to read, even into a document that is never shown, and reports:
 * styles are set aside under another name, handlers and style sheets have nothing for us. No filter: what comes of it is
 * taken apart as before, and only what blocks are made of is kept.
 */
export const quietHtml = (html: string): string =>
  html
    .replaceAll(STYLES, '')
    .replaceAll(BASE, '')
    .replaceAll(TAG, (tag) => tag.replaceAll(STYLE, SET_ASIDE).replaceAll(HANDLER, 'data-from-elsewhere'))

/** What a pasted element says of its looks, in small letters. */
export const styleOf = (element: Element): string => (element.getAttribute(SET_ASIDE) ?? '').toLowerCase()
