/**
 * Whether a search engine or another machine reads the page. It is never shown an error page in place of what the
 * server sent (spec §8, "Errors").
 */
export const isCrawler = (): boolean =>
  /bot\b|chrome-lighthouse|facebookexternalhit|google(?:other)?\b/i.test(navigator.userAgent)
