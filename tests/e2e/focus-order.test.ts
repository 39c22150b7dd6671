import { expect, test } from './fixtures.ts'
import { wrongAtFocus } from './focus.ts'
import { stops } from './in-page.ts'
import { ALIKE, EXPECTED_ERRORS, PAGE_TYPES, show } from './page-types.ts'

test.use({ viewport: { width: 390, height: 844 }, expectedErrors: EXPECTED_ERRORS })

for (const type of Object.keys(PAGE_TYPES).filter((type) => !ALIKE.includes(type)))
  test(`${type}: Tab stops everywhere once, in the order of the page, seen and marked, and leaves (WCAG 2.1.2, 2.4.3, 2.4.7, 2.4.11)`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await show(page, type)
    const before = await page.evaluate(stops)
    const troubles: string[] = []
    let count = 0
    for (; count < 400; count++) {
      await page.keyboard.press('Tab')
      const wrong = await wrongAtFocus(page)
      if (!wrong) break
      troubles.push(...wrong)
    }
    expect(troubles).toEqual([])
    // On the way one may appear, before or behind the focus: the strip that leads back to the contents list.
    expect(count).toBeGreaterThanOrEqual(before)
    expect(count).toBeLessThanOrEqual(await page.evaluate(stops))
  })
