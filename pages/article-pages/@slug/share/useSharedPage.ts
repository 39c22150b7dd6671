import type { ArticlePage } from '#domain/content/article-page.ts'
import { absoluteUrl } from '#domain/url/absolute-url.ts'
import { link } from '#domain/url/link.ts'
import type { SharedPage } from '#domain/url/share-links.ts'
import { useSiteConfig } from '#renderer/site-config.ts'

/** The shared title and URL of an article: always the canonical one. */
export function useSharedPage({ title, slug, seo }: Pick<ArticlePage, 'title' | 'slug' | 'seo'>): SharedPage {
  const config = useSiteConfig()
  return { title, url: absoluteUrl(seo.canonical ?? link('article-pages', { id: slug }), config) }
}
