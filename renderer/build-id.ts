/** The build this document belongs to. It stands in the HTML and not in the code, so that new content keeps old chunks. */
export const buildId = (): string => document.documentElement.dataset.build ?? 'dev'
