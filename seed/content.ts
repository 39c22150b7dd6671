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
  completeSponsoredPage,
} from './complete-pages.ts'
import { authors } from './content/japan/authors.ts'
import { campaigns } from './content/japan/campaigns.ts'
import { features } from './content/japan/features.ts'
import { goods } from './content/japan/goods.ts'
import { hiddenArticles, hiddenSpots } from './content/japan/hidden.ts'
import { products } from './content/japan/products.ts'
import { sponsoredPages } from './content/japan/sponsored-pages.ts'
import type { ArticleSource } from './define.ts'

/** How the entries of a prefecture are completed, by the names that its file exports. */
const COMPLETE = {
  spots: completeSpot,
  hotels: completeHotel,
  restaurants: completeRestaurant,
  activities: completeActivity,
  gifts: completeGift,
}
type Complete = typeof COMPLETE

/** What `content/{region}/{prefecture}.ts` may export. */
type PrefectureFile = { [Name in keyof Complete]?: Parameters<Complete[Name]>[0][] }
/** What `content/{region}/articles/{slug}.ts` exports. */
type ArticleFile = { article: ArticleSource }

/** The content that belongs to places, from one folder a region. */
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

/** Reads every file below `content/{region}/`, completes what they leave out and checks it against the schemas. */
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

/** Everything that is seeded: the authors, and the entities of each kind. */
export type SampleContent = {
  authors: Author[]
  entities: Record<ContentKind, Publishable[]>
  articles: ArticlePage[]
}

/** All sample content; `now` is what the periods of the campaigns are counted from. */
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
      feature: completeAll(features, completeFeature),
      campaign: completeAll(campaigns, (source) => completeCampaign(source, now)),
      'sponsored-page': completeAll(sponsoredPages, completeSponsoredPage),
      'article-page': [...regional.articles, ...hidden.articles],
    },
  }
}
