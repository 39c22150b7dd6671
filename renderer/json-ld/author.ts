import type { Author } from '#domain/content/author.ts'
import type { AuthorInput } from '#domain/content/author-input.ts'
import type { Card } from '#domain/content/card.ts'
import { absoluteUrl } from '#domain/url/absolute-url.ts'
import { filled, type Schema, type SchemaContext } from './schema.ts'
import { searchImages } from './search-images.ts'

type Named = Pick<Author, 'name' | 'role' | 'sns'>

/** An author: a person, or the editorial team. `url`: the page that tells who it is. */
export const authorSchema = ({ name, role, sns }: Named, url: string): Schema => ({
  ...(name.endsWith('編集部') ? { '@type': 'Organization' } : { '@type': 'Person', jobTitle: role }),
  name,
  url,
  sameAs: filled(sns),
})

type Profile = {
  author: AuthorInput
  createdAt: string | null
  updatedAt: string | null
  /** The newest articles. */
  cards: readonly Pick<Card, 'publishedAt'>[]
  total: number
  /** There are more articles than were counted. */
  isMore: boolean
}

/** The page of an author (https://developers.google.com/search/docs/appearance/structured-data/profile-page). */
export function profilePage(
  { author, createdAt, updatedAt, cards, total, isMore }: Profile,
  { pathname, config }: SchemaContext,
): Schema {
  const page = absoluteUrl(pathname, config)
  const moments = [updatedAt, cards[0]?.publishedAt].filter((moment) => typeof moment === 'string')
  return {
    '@type': 'ProfilePage',
    name: author.name,
    description: author.bio,
    url: page,
    dateCreated: createdAt ?? undefined,
    dateModified: moments.toSorted().at(-1),
    inLanguage: 'ja',
    isPartOf: { '@id': absoluteUrl('/#website', config) },
    mainEntity: {
      ...authorSchema(author, page),
      alternateName: author.kana,
      identifier: author.slug,
      description: author.bio,
      image: searchImages(author.avatar, config),
      knowsAbout: filled(author.specialty),
      agentInteractionStatistic: isMore ? undefined : written(total),
    },
  }
}

const written = (articles: number): Schema => ({
  '@type': 'InteractionCounter',
  interactionType: 'https://schema.org/WriteAction',
  userInteractionCount: articles,
})
