import { refsOfBlocks } from '#domain/blocks/refs.ts'
import { THEME_KINDS } from '#domain/content/kind-lists.ts'
import { factsAreOld } from '#domain/place/fact-age.ts'
import type { Loaded, LoaderContext } from '#renderer/loader.ts'

/** Articles and spots are what most readers come for; of other kinds there are fewer. */
const LIMITS = new Map(THEME_KINDS.map((kind) => [kind, kind === 'article-page' || kind === 'spot' ? 8 : 4]))

export type Data = Loaded<typeof loader>
export const loader = async ({ content, routeParams }: LoaderContext) => {
  const theme = await content.findBySlug('theme', routeParams.slug ?? '')
  if (!theme) return null
  const [cards, gathered, popular, following] = await Promise.all([
    content.cardsOf(refsOfBlocks(theme.body)),
    content.listTagged(theme.tags, LIMITS),
    content.listPopular(theme.id),
    content.listFollowing('theme', theme),
  ])
  return { theme, cards, gathered, popular, following, isOld: factsAreOld(theme.factCheckedAt, content.now) }
}
