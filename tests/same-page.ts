const BANNER = /<aside id="preview-banner".*?<\/aside>/s
const RUNS = /<script(?![^>]*type="application\/)[^>]*>.*?<\/script>\n?/gs
const ROBOTS = /<meta name="robots" content="[^"]*"\/>/

/** The banner of a preview, if a document has one. */
export const bannerOf = (html: string): string | undefined => BANNER.exec(html)?.[0]

/** What runs in a document, data aside. */
export const RUNNING = new RegExp(RUNS.source, 's')

/** The public holidays that a page knows are those around the month in which it was written. */
export const withoutHolidays = (text: string): string => text.replaceAll(/"holidays":\{[^}]*\}/g, '')

/** What a preview and its public page share: everything but the banner, what runs, and what search engines are told. */
export const samePage = (html: string): string =>
  withoutHolidays(html).replace(BANNER, '').replace(RUNS, '').replace(ROBOTS, '')

/** The same without moments of today and the count of versions, which the act of publishing itself writes. */
export const samePageAnyTime = (html: string): string =>
  samePage(html)
    .replaceAll(new RegExp(`${new Date().toISOString().slice(0, 10)}T[\\d:.]+Z`, 'g'), 'NOW')
    .replaceAll(/(version\\?":)\d+/g, '$1N')
