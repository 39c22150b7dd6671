import { XMLParser } from 'fast-xml-parser'

// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of it
export type Thing = Record<string, any>

/** The schema.org objects of a document. Throws when one of them is no JSON. */
export const jsonLdOf = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )

/** Reads XML of ours; elements that may repeat are always lists. */
export const parseXml = (xml: string): Thing =>
  new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (name) => ['url', 'sitemap', 'item'].includes(name),
  }).parse(xml)
