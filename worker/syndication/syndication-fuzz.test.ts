import fc from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import type { SiteConfig } from '#domain/site/site-config.ts'
import { oddText } from '#tests/fuzz/odd-texts.ts'
import { checkProperty } from '#tests/fuzz/runs.ts'
import { rssXml } from './rss.ts'
import { escapeXml, parent, text, xmlDocument } from './xml.ts'

const config: SiteConfig = {
  apiHost: '',
  appHost: 'https://example.jp',
  imageHost: 'https://images.example.jp',
  amazonAffiliateId: '',
  rakutenAffiliateId: '',
  rakutenLinkSetId: '',
  gtag: '',
}
const isRead = (xml: string) => expect(XMLValidator.validate(xml)).toBe(true)

test('a feed with any text is well-formed, and has as many entries as articles (R41)', async () => {
  const article = fc
    .tuple(oddText, oddText, oddText, oddText, oddText)
    .map(([title, line, tag, author, sponsorName]) => ({
      slug: 'morning',
      type: 'experience' as const,
      title,
      summary: [line, title],
      hero: {
        address: '{address}/a.jpg',
        alt: line,
        credit: author,
        license: null,
        focalX: 0.5,
        focalY: 0.5,
      },
      tags: [tag],
      disclosure: { kind: 'pr' as const, sponsorName, text: line },
      authorName: author,
      publishedAt: '2026-11-12T03:25:00.000Z',
      modifiedAt: '2026-11-13T03:25:00.000Z',
    }))
  await checkProperty(
    120,
    fc.tuple(oddText, fc.array(article, { minLength: 1, maxLength: 4 })),
    ([title, articles]) => {
      const channel = { path: '/feed.xml', title, description: title, page: '/' }
      const xml = rssXml(channel, articles, config)
      isRead(xml)
      const { item } = new XMLParser().parse(xml).rss.channel
      expect([item].flat()).toHaveLength(articles.length)
      // What no XML may hold is not there, in whatever words it came.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are matched on purpose
      expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/)
      expect(xml.isWellFormed()).toBe(true)
    },
  )
})

test('any text in an element and in an attribute stays text (R41)', async () => {
  await checkProperty(400, fc.tuple(oddText, oddText), ([words, attribute]) => {
    const xml = xmlDocument(parent('a', [text('b', words, { c: attribute })]))
    isRead(xml)
    expect(escapeXml(words)).not.toMatch(/[<>"']/)
    expect(Object.keys(new XMLParser().parse(xml).a)).toEqual(['b'])
  })
})
