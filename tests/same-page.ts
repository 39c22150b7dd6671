const BANNER = /<aside id="preview-banner".*?<\/aside>/s
const RUNS = /<script(?![^>]*type="application\/)[^>]*>.*?<\/script>\n?/gs
const ROBOTS = /<meta name="robots" content="[^"]*">/

/** The banner of a preview, if a document has one. */
export const bannerOf = (html: string): string | undefined => BANNER.exec(html)?.[0]

/** The scripts of a document, data blocks excluded. */
export const RUNNING = new RegExp(RUNS.source, 's')

/** vike's block, with what the Worker adds to it, and that of the data: a preview has no app to start. */
const CONTEXT = /<script id="(vike_pageContext|payload)"[^>]*>.*?<\/script>/gs

/** The public holidays in a page are those around the month of its rendering. */
export const withoutHolidays = (text: string): string => text.replaceAll(/"holidays":\{[^}]*\}/g, '')

/**
 * What a preview and its public page have in common: everything but the banner, scripts, and metadata for search
 * engines.
 */
export const samePage = (html: string): string =>
  withoutHolidays(html).replace(BANNER, '').replace(RUNS, '').replace(CONTEXT, '').replace(ROBOTS, '')

/** The same without the timestamps of today and the version, which publishing itself writes. */
export const samePageAnyTime = (html: string): string =>
  samePage(html)
    .replaceAll(new RegExp(`${new Date().toISOString().slice(0, 10)}T[\\d:.]+Z`, 'g'), 'NOW')
    .replaceAll(/(version\\?":)\d+/g, '$1N')
