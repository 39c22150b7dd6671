import type { Page } from '@playwright/test'
import { contrast } from './contrast.ts'
import { focusStop } from './in-page.ts'

/** What is wrong with where the focus is now; `null` where it has left the page. */
export const wrongAtFocus = async (page: Page) => {
  const stop = await page.evaluate(focusStop)
  if (!stop) return null
  const { name, follows, isSeen, ring, ground } = stop
  return [
    !follows && `${name} comes before what was there first`,
    !isSeen && `${name} is hidden behind something`,
    !(ring && contrast(ring, ground) >= 3) && `${name} is not marked: ${ring} on ${ground}`,
  ].filter((trouble) => trouble !== false)
}
