/**
 * The build this document belongs to. In the HTML and not in the code, so that new content keeps old chunks cacheable.
 */
export const buildId = (): string => document.documentElement.dataset.build ?? 'dev'
