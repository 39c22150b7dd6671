import { disclosureLabel } from '#domain/content/disclosure-label.ts'
import { imageUrl } from '#domain/image/image.ts'
import type { IssueCard, IssueEntry } from '#domain/newsletter/issue.ts'
import { absoluteUrl } from '#domain/url/absolute-url.ts'
import { readSiteConfig } from '../config.ts'
import { createContentRepository } from '../db/content/content.server.ts'

/** The pages of an issue as a mail shows them, in their order. `missing`: the ids of those that are not public. */
export async function issueCards(
  env: Env,
  entries: readonly IssueEntry[],
  now: Date,
): Promise<{ cards: IssueCard[]; missing: string[] }> {
  const config = readSiteConfig(env)
  const byId = entries.length > 0 ? await createContentRepository(env.DB, now).cardsOf([...entries]) : {}
  const cards = entries.flatMap(({ id }): IssueCard[] => {
    const card = byId[id]
    if (!card?.href) return []
    return [
      {
        title: card.title,
        catch: card.catch,
        label: [disclosureLabel(card.disclosure), card.label].filter(Boolean).join('・'),
        href: absoluteUrl(card.href, config),
        picture: absoluteUrl(imageUrl(card.hero, 'lg', config.imageHost), config),
      },
    ]
  })
  return { cards, missing: entries.map(({ id }) => id).filter((id) => !byId[id]?.href) }
}
