import { expect, test } from 'vitest'
import type { Campaign } from '#domain/content/campaign.ts'
import { currentBuild, development, get, getJson, getText } from './client.ts'
import { links, part, textOf } from './html.ts'
import { jsonLdOf } from './json-ld.ts'

const { prerendered } = await currentBuild()
const pages = prerendered.filter((url) => url.startsWith('/campaigns/'))
const campaigns: Campaign[] = await Promise.all(
  pages.map(async (path) => (await getJson(`/v1${path}`)).data.campaign),
)
const mainOf = async (path: string) => part(await getText(path), 'main')

/** A page as it is made at a moment. */
const at = async (now: string, slug: string) => {
  const response = await get(`/_/render?url=/campaigns/${slug}&now=${now}`, {}, development)
  return part((await response.json()).html, 'main')
}
const stateOf = (main: string) => /<campaign-times[^>]* data-state="([^"]*)"/.exec(main)?.[1]
const linksToList = (main: string) => links(main).filter(({ href }) => href === '/campaigns').length
const before = (moment: string) => new Date(Date.parse(moment) - 60_000).toISOString()

test('each campaign has a prerendered page, ended ones too, and nothing else below /campaigns', async () => {
  const { list } = (await getJson('/v1/campaigns?limit=100')).data.campaigns
  const ended = campaigns.filter(({ endAt }) => Date.parse(endAt) <= Date.now())
  expect(ended.length).toBeGreaterThan(0)
  expect(pages.toSorted()).toEqual([...list, ...ended].map(({ slug }) => `/campaigns/${slug}`).toSorted())
  for (const path of ['/campaigns/nowhere', `${pages[0]}/x`])
    expect([path, (await get(path)).status]).toEqual([path, 404])
})

test('the list links to every campaign, where a former link to its anchor arrives', async () => {
  const main = await mainOf('/campaigns')
  const hrefs = links(main).map(({ href }) => href)
  for (const { slug } of campaigns) {
    expect(main).toContain(`id="${slug}"`)
    expect(hrefs.filter((href) => href === `/campaigns/${slug}`)).toHaveLength(1)
  }
})

test('a page says who holds it and who may enter how and until when, with the terms and its disclosure', async () => {
  for (const campaign of campaigns) {
    const main = await mainOf(`/campaigns/${campaign.slug}`)
    const text = textOf(main)
    expect(main).toMatch(new RegExp(`<h1[^>]*>${campaign.title}</h1>`))
    for (const own of [
      campaign.catch,
      campaign.lead,
      campaign.sponsor,
      campaign.target,
      campaign.privacyNote,
    ])
      expect(text).toContain(own)
    for (const step of campaign.howTo) expect(text).toContain(step)
    expect(links(main).map(({ href }) => href)).toContain(campaign.termsUrl)
    const label = campaign.disclosure.kind === 'pr' ? 'PR' : '自社'
    expect(text.indexOf(label)).toBeGreaterThan(-1)
    expect(text.indexOf(label)).toBeLessThan(text.lastIndexOf(campaign.catch))
  }
})

test('the state is in the page, and nothing to enter once it is over', async () => {
  for (const { slug, startAt, endAt, entryUrl } of campaigns.slice(0, 3)) {
    const upcoming = await at(before(startAt), slug)
    expect([stateOf(upcoming), textOf(upcoming)]).toEqual(['upcoming', expect.stringContaining('受付前')])
    const open = await at(startAt.replace('+', '%2B'), slug)
    expect([stateOf(open), textOf(open)]).toEqual(['open', expect.stringContaining('応募受付中')])
    const last = await at(before(endAt), slug)
    expect(stateOf(last)).toBe('open')
    const ended = await at(endAt.replace('+', '%2B'), slug)
    expect([stateOf(ended), textOf(ended)]).toEqual(['ended', expect.stringContaining('受付終了')])
    // Hidden until it begins (tests/e2e/campaign-page.full.test.ts).
    for (const [main, can] of [
      [upcoming, true],
      [open, true],
      [last, true],
      [ended, false],
    ] as const)
      expect(links(main).some(({ href }) => href === entryUrl)).toBe(can)
    for (const [main, leadsToPresentOnes] of [
      [upcoming, true],
      [open, false],
      [ended, true],
    ] as const)
      expect(links(main).some(({ text }) => text === 'いま応募できるキャンペーンを見る')).toBe(
        leadsToPresentOnes,
      )
  }
})

test('an open campaign leads on to those that end next, and each to the list', async () => {
  const now = new Date()
  const byEnd = campaigns.toSorted((one, other) => Date.parse(one.endAt) - Date.parse(other.endAt))
  for (const [index, { slug, endAt }] of byEnd.entries()) {
    const main = await mainOf(`/campaigns/${slug}`)
    const cards = [...main.matchAll(/<h3[^>]*><a [^>]*href="([^"]+)"/g)].map(([, href]) => href)
    const after = Date.parse(endAt) > now.getTime() ? byEnd.slice(index + 1, index + 4) : []
    expect([slug, cards]).toEqual([slug, after.map((each) => `/campaigns/${each.slug}`)])
    // Not only by the breadcrumb.
    expect([slug, linksToList(main) > 1]).toEqual([slug, true])
  }
  const last = byEnd.at(-1)
  const openToLast = await at(last?.startAt.replace('+', '%2B') ?? '', last?.slug ?? '')
  expect(stateOf(openToLast)).toBe('open')
  expect(linksToList(openToLast)).toBeGreaterThan(1)
})

test('search engines are told until when a page is of use, and by whom it is paid', async () => {
  for (const { slug, title, endAt, disclosure } of campaigns) {
    const [page] = jsonLdOf(await getText(`/campaigns/${slug}`))
    expect(page).toMatchObject({ '@type': 'WebPage', name: title, expires: endAt })
    expect(page?.sponsor?.name).toBe(disclosure.kind === 'pr' ? disclosure.sponsorName : undefined)
  }
})

test('months lead to the pages of campaigns', async () => {
  const months = await Promise.all(Array.from({ length: 12 }, (_, index) => mainOf(`/months/${index + 1}`)))
  const hrefs = months.flatMap((main) => links(main).map(({ href = '' }) => href))
  expect(hrefs.filter((href) => pages.includes(href)).length).toBeGreaterThan(3)
  expect(hrefs.filter((href) => href.startsWith('/campaigns#'))).toEqual([])
})
