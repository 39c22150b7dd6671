import { readdir } from 'node:fs/promises'
import type { ArticlePage } from '#domain/content/article-page.ts'
import type { Author } from '#domain/content/author.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import {
  completeActivity,
  completeArticle,
  completeGift,
  completeGoods,
  completeHotel,
  completeRestaurant,
  completeSpot,
} from './complete.ts'
import {
  completeAuthor,
  completeCampaign,
  completeFeature,
  completeProduct,
  completeSeries,
  completeSponsoredPage,
  completeTheme,
} from './complete-pages.ts'
import { authors } from './content/japan/authors.ts'
import { campaigns } from './content/japan/campaigns.ts'
import { features } from './content/japan/features.ts'
import { goods } from './content/japan/goods.ts'
import { hiddenArticles, hiddenSpots } from './content/japan/hidden.ts'
import { products } from './content/japan/products.ts'
import { series } from './content/japan/series.ts'
import { sponsoredPages } from './content/japan/sponsored-pages.ts'
import { themes } from './content/japan/themes.ts'
import type { ArticleSource } from './define.ts'

/** Completes the entries of a prefecture, by the names of the file's exports. */
const COMPLETE = {
  spots: completeSpot,
  hotels: completeHotel,
  restaurants: completeRestaurant,
  activities: completeActivity,
  gifts: completeGift,
}
type Complete = typeof COMPLETE

/** The possible exports of `content/{region}/{prefecture}.ts`. */
type PrefectureFile = { [Name in keyof Complete]?: Parameters<Complete[Name]>[0][] }
/** The export of `content/{region}/articles/{slug}.ts`. */
type ArticleFile = { article: ArticleSource }

/** The content of places, in one folder per region. */
type RegionalContent = { [Name in keyof Complete]: ReturnType<Complete[Name]>[] } & {
  articles: ArticlePage[]
}

const folder = new URL('./content/', import.meta.url)

async function importAll<File>(pattern: RegExp): Promise<File[]> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'))
  const files = names.filter((name) => pattern.test(name)).sort()
  return await Promise.all(files.map(async (name) => (await import(new URL(name, folder).href)) as File))
}

function completeAll<Source extends { slug: string }, Entity>(
  sources: Source[],
  complete: (source: Source) => Entity,
): Entity[] {
  return sources.map((source) => {
    try {
      return complete(source)
    } catch (cause) {
      throw new Error(`見本データ「${source.slug}」に誤りがあります。`, { cause })
    }
  })
}

/** Reads the files below `content/{region}/`, completes the entries and validates them. */
export async function loadRegionalContent(): Promise<RegionalContent> {
  const prefectures = await importAll<PrefectureFile>(/^(?!japan\/)[\w-]+\/[\w-]+\.ts$/)
  const articles = await importAll<ArticleFile>(/^[\w-]+\/articles\/[\w-]+\.ts$/)
  const entities = Object.entries(COMPLETE).map(([name, complete]) => [
    name,
    completeAll(
      prefectures.flatMap((file) => (file[name as keyof Complete] ?? []) as never[]),
      complete as (source: never) => Publishable,
    ),
  ])
  return {
    ...Object.fromEntries(entities),
    articles: completeAll(
      articles.map((file) => file.article),
      completeArticle,
    ),
  }
}

/** All seeded content: the authors, and the entities of each kind. */
export type SampleContent = {
  authors: Author[]
  entities: Record<ContentKind, Publishable[]>
  articles: ArticlePage[]
}

/** All sample content; the periods of campaigns are relative to `now`. */
export async function loadSampleContent(now: Date): Promise<SampleContent> {
  const regional = await loadRegionalContent()
  const hidden = {
    spots: completeAll(hiddenSpots, completeSpot),
    articles: completeAll(hiddenArticles, completeArticle),
  }
  return {
    authors: completeAll(authors, completeAuthor),
    articles: regional.articles,
    entities: {
      spot: [...regional.spots, ...hidden.spots],
      hotel: regional.hotels,
      restaurant: regional.restaurants,
      activity: regional.activities,
      gift: regional.gifts,
      goods: completeAll(goods, completeGoods),
      product: completeAll(products, completeProduct),
      theme: completeAll(themes, completeTheme),
      feature: completeAll(features, completeFeature),
      series: completeAll(series, completeSeries),
      campaign: completeAll(campaigns, (source) => completeCampaign(source, now)),
      'sponsored-page': completeAll(sponsoredPages, completeSponsoredPage),
      'article-page': [...regional.articles, ...hidden.articles],
    },
  }
}
