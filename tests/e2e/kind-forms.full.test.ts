import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { EVERY_PART } from '#pages/office/forms/schema/every-part.fixture.ts'
import { expectAccessible } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { memberSite } from './member.ts'
import { type Office, signInAsStaff } from './staff.ts'

// biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
test.use({ baseURL: async ({}, use) => use(memberSite()) })

const oneOf = async (office: Office, plural: string): Promise<string> => {
  const { manuscripts } = (await office.get(`${plural}?limit=1`)) as {
    manuscripts: { list: { slug: string }[] }
  }
  const slug = manuscripts.list[0]?.slug
  expect(slug, plural).toBeTruthy()
  return `/$/${plural}/${slug}`
}

test('the forms of all kinds are accessible with all controls, also on a phone (R37)', async ({ page }) => {
  const office = await signInAsStaff(page, 'editor')
  const paths = await Promise.all(EVERY_PART.map((kind) => oneOf(office, CONTENT_KINDS[kind].plural)))
  for (const path of paths) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, path)
    await expect(page.getByRole('navigation', { name: '入力欄の目次' })).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
  }
})
