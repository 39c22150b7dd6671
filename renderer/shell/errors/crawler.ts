/**
 * Whether the visitor is a crawler. Crawlers keep the server's HTML and are never shown an error page in its place
 * (spec §8, "Errors").
 */
export const isCrawler = (): boolean =>
  /bot\b|chrome-lighthouse|facebookexternalhit|google(?:other)?\b/i.test(navigator.userAgent)
