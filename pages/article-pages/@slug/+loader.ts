import { readMinutes, tocOf } from '#domain/article-outline.ts'
import { refsOfBlocks } from '#domain/block-refs.ts'
import { factsAreOld } from '#domain/fact-age.ts'
import type { Loaded, LoaderContext } from '#renderer/loader.ts'

const RELATED = 4

export type Data = Loaded<typeof loader>
export const loader = async ({ content, routeParams }: LoaderContext) => {
  const article = await content.findBySlug('article-page', routeParams.slug ?? '')
  if (!article) return null
  const refs = refsOfBlocks(article.blocks)
  const [author, editor, cards, sharing, newest] = await Promise.all([
    content.findAuthor(article.authorId),
    content.findAuthor(article.editorId),
    content.cardsOf(refs),
    content.listArticlesMentioning(
      refs.map(({ id }) => id),
      article.id,
      RELATED,
    ),
    content.listCards('article-page', { type: article.type }, RELATED + 1),
  ])
  const known = new Set([article.id, ...sharing.map(({ id }) => id)])
  const related = [...sharing, ...newest.filter(({ id }) => !known.has(id))].slice(0, RELATED)
  return {
    article,
    author,
    editor,
    cards,
    related,
    toc: tocOf(article.blocks),
    minutes: readMinutes(article.blocks),
    isOld: factsAreOld(article.factCheckedAt, content.now),
  }
}
