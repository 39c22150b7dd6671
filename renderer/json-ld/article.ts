import type { ArticlePage } from '#domain/content/article-page.ts'
import { ARTICLE_TYPES } from '#domain/content/article-type.ts'
import type { Author } from '#domain/content/author.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { absoluteUrl } from '#domain/url/absolute-url.ts'
import { link } from '#domain/url/link.ts'
import { authorSchema } from './author.ts'
import { filled, type Schema, type SchemaContext } from './schema.ts'
import { searchImages } from './search-images.ts'
import { publisher } from './site.ts'
import { sponsorSchema } from './sponsor.ts'

type People = { author: Author | null; editor: Author | null }

/** An article (https://developers.google.com/search/docs/appearance/structured-data/article). */
export function articleSchema(
  article: ArticlePage,
  { author, editor }: People,
  { pathname, config }: SchemaContext,
): Schema {
  const prefecture = prefectureOfCode(article.prefectureCode)
  const page = absoluteUrl(pathname, config)
  return {
    '@type': article.type === 'news' ? 'NewsArticle' : 'Article',
    headline: article.title,
    description: article.catch,
    image: searchImages(article.hero, config),
    datePublished: article.publishedAt ?? undefined,
    dateModified: article.contentUpdatedAt ?? article.publishedAt ?? undefined,
    author: author
      ? authorSchema(author, absoluteUrl(link('authors', { id: author.slug }), config))
      : publisher(config),
    // An editor who has written nothing has no page.
    editor: editor ? authorSchema(editor, editor.sns[0] ?? absoluteUrl('/about', config)) : undefined,
    publisher: publisher(config),
    sponsor: sponsorSchema(article.disclosure),
    mainEntityOfPage: page,
    articleSection: ARTICLE_TYPES[article.type],
    keywords: filled(article.tags),
    contentLocation: prefecture ? { '@type': 'AdministrativeArea', name: prefecture.name } : undefined,
    inLanguage: 'ja',
  }
}
