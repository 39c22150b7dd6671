import { absoluteUrl } from '#domain/url/absolute-url.ts'
import { link } from '#domain/url/link.ts'
import type { Schema, SchemaContext } from './schema.ts'

type Named = { slug: string; title: string }
type Part = { number: number; card: { title: string; href: string | null } }

/** A series of articles as that of which something is a part (https://schema.org/CreativeWorkSeries). */
export const seriesSchema = ({ slug, title }: Named, { config }: Pick<SchemaContext, 'config'>): Schema => ({
  '@type': 'CreativeWorkSeries',
  name: title,
  url: absoluteUrl(link('series', { id: slug }), config),
})

/** A series with its public parts. */
export const seriesWithParts = (
  series: Named & { catch: string },
  parts: readonly Part[],
  { config }: Pick<SchemaContext, 'config'>,
): Schema => ({
  ...seriesSchema(series, { config }),
  description: series.catch,
  inLanguage: 'ja',
  isPartOf: { '@id': absoluteUrl('/#website', config) },
  hasPart: parts.map(({ number, card }) => ({
    '@type': 'CreativeWork',
    position: number,
    name: card.title,
    url: absoluteUrl(card.href ?? '/', config),
  })),
})
