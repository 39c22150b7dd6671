import type { ArticlePage } from '#domain/content/article-page.ts'
import { absoluteUrl } from '#domain/url/absolute-url.ts'
import { link } from '#domain/url/link.ts'
import type { SharedPage } from '#domain/url/share-links.ts'
import { useSiteConfig } from '#renderer/site-config.ts'

/** What is passed on of an article: its title and its canonical address, whatever address it is read at. */
export function useSharedPage({ title, slug, seo }: Pick<ArticlePage, 'title' | 'slug' | 'seo'>): SharedPage {
  const config = useSiteConfig()
  return { title, url: absoluteUrl(seo.canonical ?? link('article-pages', { id: slug }), config) }
}
