import { Author } from '#domain/content/author.ts'
import { Campaign } from '#domain/content/campaign.ts'
import { Feature } from '#domain/content/feature.ts'
import { Product } from '#domain/content/product.ts'
import { Series } from '#domain/content/series.ts'
import { SponsoredPage } from '#domain/content/sponsored-page.ts'
import { Theme } from '#domain/content/theme.ts'
import { formatIsoDay } from '#domain/date/date.ts'
import { blocksOf, refOf } from './blocks.ts'
import { publishable } from './complete.ts'
import type {
  AuthorSource,
  CampaignSource,
  FeatureSource,
  ProductSource,
  SeriesSource,
  SponsoredPageSource,
  ThemeSource,
} from './define.ts'
import { contentId, seedId } from './identity.ts'
import { inline } from './inline.ts'
import { picture } from './picture-source.ts'

const DAY_MS = 86_400_000

export const completeAuthor = ({ avatar, ...source }: AuthorSource): Author =>
  Author.parse({
    ...source,
    id: seedId('author', source.slug),
    avatar: picture(avatar),
    sns: [],
    accountId: null,
  })

export const completeProduct = (source: ProductSource): Product =>
  Product.parse({
    ...publishable('product', source),
    title: source.title,
    catch: source.catch,
    kind: source.kind,
    refId: source.ref && source.kind !== 'other' ? contentId(source.kind, source.ref) : null,
    offers: source.offers ?? [],
  })

export const completeTheme = (source: ThemeSource): Theme =>
  Theme.parse({
    ...publishable('theme', source),
    title: source.title,
    catch: source.catch,
    body: blocksOf(`theme/${source.slug}`, source.body),
    order: source.order,
  })

export const completeFeature = (source: FeatureSource): Feature =>
  Feature.parse({
    ...publishable('feature', source),
    title: source.title,
    catch: source.catch,
    lead: source.lead,
    period: source.period,
    order: source.order,
    sections: source.sections.map(({ heading, body, items }) => ({
      heading,
      body: inline(body),
      items: items.map(({ ref, comment }) => {
        const { kind, id } = refOf(ref)
        return { kind, refId: id, comment: comment ?? null }
      }),
    })),
  })

export const completeSeries = (source: SeriesSource): Series =>
  Series.parse({
    ...publishable('series', source),
    title: source.title,
    catch: source.catch,
    lead: source.lead,
    parts: source.parts.map((slug) => contentId('article-page', slug)),
    order: source.order,
  })

/** Midnight in Japan, `days` after the day of `now`. */
const midnight = (now: Date, days: number): string =>
  `${formatIsoDay(new Date(now.getTime() + days * DAY_MS))}T00:00:00+09:00`

export const completeCampaign = (source: CampaignSource, now: Date): Campaign =>
  Campaign.parse({
    ...publishable('campaign', source),
    title: source.title,
    catch: source.catch,
    lead: source.lead,
    sponsor: source.sponsor,
    startAt: midnight(now, source.startInDays),
    endAt: midnight(now, source.endInDays),
    entryUrl: source.entryUrl ?? null,
    target: source.target,
    prize: source.prize,
    winners: source.winners,
    howTo: source.howTo,
    termsUrl: source.termsUrl ?? null,
    privacyNote: source.privacyNote,
  })

export const completeSponsoredPage = (source: SponsoredPageSource): SponsoredPage =>
  SponsoredPage.parse({
    ...publishable('sponsored-page', {
      ...source,
      disclosure: { kind: 'pr', sponsorName: source.advertiser, text: null },
    }),
    title: source.title,
    catch: source.catch,
    advertiser: source.advertiser,
    target: source.target,
    slots: source.slots,
    startAt: '2026-01-01T00:00:00+09:00',
    endAt: '2099-12-31T00:00:00+09:00',
    contractNo: source.contractNo,
  })
