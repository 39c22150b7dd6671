import { XMLParser } from 'fast-xml-parser'

// biome-ignore lint/suspicious/noExplicitAny: tests read any field of it
export type JsonLdNode = Record<string, any>

/** The schema.org objects of a document. Throws for invalid JSON. */
export const jsonLdOf = (html: string): JsonLdNode[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )

/** Parses XML of the site; elements that may repeat are always lists. */
export const parseXml = (xml: string): JsonLdNode =>
  new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (name) => ['url', 'sitemap', 'item'].includes(name),
  }).parse(xml)
