import { expect, test } from 'vitest'
import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'
import { leadOfRegion } from '#pages/regions/@slug/region-leads.ts'
import { currentBuild, get, getJson, getText } from './client.ts'
import { links, part, textOf } from './html.ts'

const { prerendered } = await currentBuild()
const mainOf = async (path: string) => part(await getText(path), 'main')

test('each region has a prerendered page, and nothing else below /regions', async () => {
  const pages = prerendered.filter((url) => url.startsWith('/regions/'))
  expect(pages.toSorted()).toEqual(BUILT_IN_REGIONS.map(({ slug }) => `/regions/${slug}`).toSorted())
  for (const path of ['/regions', '/regions/edo', '/regions/kanto/x', '/regions/Kanto'])
    expect([path, (await get(path)).status]).toEqual([path, 404])
})

test.each(BUILT_IN_REGIONS)(
  'the page of $name leads to its prefectures and its newest entries',
  async ({ slug, name, prefectures }) => {
    const main = await mainOf(`/regions/${slug}`)
    expect(main).toMatch(new RegExp(`<h1[^>]*>${name}の旅</h1>`))
    expect(textOf(main)).toContain(leadOfRegion(slug))
    const hrefs = links(main).map(({ href }) => href)
    expect(hrefs.filter((href) => href?.startsWith('/pr/'))).toEqual(
      prefectures.map((prefecture) => `/pr/${prefecture.slug}`),
    )
    for (const [kind, plural, most] of [
      ['article-page', 'article-pages', 8],
      ['spot', 'spots', 8],
      ['hotel', 'hotels', 4],
      ['gift', 'gifts', 4],
    ] as const) {
      const all = await mainOf(`/${plural}?region=${slug}`)
      const section = main.split('<section ').find((text) => text.includes(`id="${kind}"`)) ?? ''
      const cards = (html: string) =>
        [...html.matchAll(/<h[23][^>]*><a [^>]*href="([^"]+)"/g)]
          .map(([, href = '']) => href)
          .filter((href) => href.startsWith(`/${plural}/`))
      expect([plural, cards(section.split('</section>')[0] ?? '')]).toEqual([
        plural,
        cards(all).slice(0, most),
      ])
    }
  },
)

test('the page of a prefecture leads to that of its region', async () => {
  expect(links(await mainOf('/pr/kyoto')).map(({ href }) => href)).toContain('/regions/kinki')
  expect((await getJson('/regions/kinki/_payload.json')).data.region).toEqual({ slug: 'kinki', name: '近畿' })
})
