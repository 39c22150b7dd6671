import { expect, test } from 'vitest'
import type { Campaign } from '#domain/content/campaign.ts'
import type { Feature } from '#domain/content/feature.ts'
import type { Theme } from '#domain/content/theme.ts'
import { affectedAddresses } from '#worker/publish/affected-addresses.ts'
import { publisher } from './publish-on-small-site.ts'
import { articleAbout, NOW, saveContent, smallSite } from './small-site.ts'

const { db, things, model, themes: ofThemes, features: ofSamples, campaigns: samples } = await smallSite()
type Entry = Theme | Feature | Campaign
const kindOf = (entry: Entry) => ('sections' in entry ? 'feature' : 'body' in entry ? 'theme' : 'campaign')

const publishAll = await publisher(db)
const stored = new Map<string, Entry>()

/** Publishes an entry, and compares the pages that changed with those that are written. */
async function publish(after: Entry): Promise<{ changed: string[]; affected: string[] }> {
  const before = stored.get(after.id) ?? null
  stored.set(after.id, after)
  return publishAll({ kind: kindOf(after), before, after })
}

const steps: [string, () => Entry][] = []
const features = ofSamples as unknown as Feature[]
const campaigns = samples as unknown as Campaign[]
const themes = ofThemes as unknown as Theme[]
const latest = (entry: Entry): Entry => stored.get(entry.id) ?? entry
for (const entry of [...themes.slice(0, 5), ...features, ...campaigns])
  steps.push([`${entry.slug} is new`, () => entry])
const [one, two, three, four, five] = features
const [draw, other, third] = campaigns
const [onsen, railway, leaves] = themes
if (!one || !two || !three || !four || !five || !draw || !other || !third || !onsen || !railway || !leaves)
  throw new Error('too few samples')
steps.push(
  ['a feature has another title', () => ({ ...latest(two), title: '別の題' })],
  ['a feature has another introduction', () => ({ ...latest(three), lead: '別の導入' })],
  ['a feature moves to the end', () => ({ ...(latest(two) as Feature), order: 99 })],
  ['a feature moves to the front', () => ({ ...(latest(five) as Feature), order: -1 })],
  ['two features have the same place', () => ({ ...(latest(four) as Feature), order: 99 })],
  ['a feature has another slug', () => ({ ...latest(one), slug: 'moved', slugHistory: [one.slug] })],
  ['a feature is taken down', () => ({ ...latest(three), status: 'archived' as const })],
  ['a feature is back', () => ({ ...latest(three), status: 'published' as const })],
  ['a theme has another title', () => ({ ...latest(onsen), title: '別の題' })],
  ['a theme has another introduction', () => ({ ...(latest(railway) as Theme), body: onsen.body })],
  ['a theme gathers other tags', () => ({ ...latest(leaves), tags: ['国宝'] })],
  ['a theme moves to the end', () => ({ ...(latest(onsen) as Theme), order: 99 })],
  ['a theme is taken down', () => ({ ...latest(railway), status: 'archived' as const })],
  ['a campaign has another title', () => ({ ...latest(draw), title: '別の題' })],
  ['a campaign ends later', () => ({ ...(latest(draw) as Campaign), endAt: '2027-12-01T00:00:00+09:00' })],
  ['a campaign ends at once', () => ({ ...(latest(other) as Campaign), endAt: '2026-11-20T00:00:00+09:00' })],
  ['a campaign is in a prefecture', () => ({ ...latest(third), prefectureCode: '17', cityCode: '17201' })],
  ['a campaign is taken down', () => ({ ...latest(draw), status: 'archived' as const })],
)

test.each(steps)('every page that changes is written, and few others: %s (R39)', async (_name, next) => {
  const { changed, affected } = await publish(next())
  expect(changed.filter((path) => !affected.includes(path))).toEqual([])
  expect(changed.length).toBeGreaterThan(0)
  // Two pages of its own, six that lead to it, the list, the top page, a prefecture, months, four sitemaps.
  expect(affected.length).toBeLessThanOrEqual(24)
})

test('an article that a feature recommends affects the page of the feature, and not the list (R39)', async () => {
  const article = articleAbout(model, things.slice(0, 1), { id: 'a0000000-0000-4000-8000-00000000000a' })
  await saveContent(db, 'article-page', article)
  const item = { kind: 'article-page' as const, refId: article.id, comment: null }
  const feature = latest(four) as Feature
  await publish({ ...feature, sections: feature.sections.map((section) => ({ ...section, items: [item] })) })
  const changes = [
    { kind: 'article-page' as const, before: article, after: { ...article, title: '別の題' } },
    { kind: 'article-page' as const, before: article, after: null },
  ]
  for (const change of changes) {
    const paths = (await affectedAddresses(db, [change], NOW)).map(({ path }) => path)
    expect(paths).toContain(`/features/${four.slug}`)
    expect(paths).not.toContain('/features')
  }
})
