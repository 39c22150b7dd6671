import { expect, test } from 'vitest'
import { getText } from './client.ts'
import { elements } from './html.ts'

const linksTo = (html: string, query: string) =>
  elements(html, 'a').filter(({ href = '' }) => href.startsWith(`/@/travel/guides?${query}=`))

test.each([
  '/spots/kinosaki-onsen',
  '/hotels/kinosaki-ryokan-yanagi-no-ha',
  '/restaurants/shippoku-maruzen-nagasaki',
  '/activities/kurushima-half-day-ride',
])(
  '%s can be added to a guide by a link, with and without scripts, the same for everybody (R50)',
  async (path) => {
    const html = await getText(path)
    const [link] = linksTo(html, 'add')
    expect(link).toMatchObject({ href: `/@/travel/guides?add=${encodeURIComponent(path)}`, rel: 'nofollow' })
    expect(link).toHaveProperty('data-add')
  },
)

test('an article links from its course to a guide, and from its place cards to adding them (R50)', async () => {
  const html = await getText('/article-pages/hokuriku-shinkansen-winter-three-days')
  const [course] = linksTo(html, 'article')
  expect(course?.href).toMatch(
    /^\/@\/travel\/guides\?article=hokuriku-shinkansen-winter-three-days&(amp;)?course=a[0-9a-f-]{35}$/,
  )
  const added = linksTo(html, 'add').map(({ href = '' }) => decodeURIComponent(href.replace(/.*add=/, '')))
  expect(added).toContain('/spots/toyama-glass-museum')
  // Gifts are not places.
  expect(added.every((path) => /^\/(spots|hotels|restaurants|activities)\//.test(path))).toBe(true)
})

test('content without a position cannot be added to a guide (R50)', async () => {
  expect(linksTo(await getText('/gifts/akita-iburigakko'), 'add')).toEqual([])
})
