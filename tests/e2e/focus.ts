import type { Page } from '@playwright/test'
import { contrast } from './contrast.ts'
import { focusStop } from './in-page.ts'

/** The problems of the current focus; `null` if it has left the page. */
export const focusProblems = async (page: Page) => {
  const stop = await page.evaluate(focusStop)
  if (!stop) return null
  const { name, follows, isSeen, ring, ground } = stop
  return [
    !follows && `${name} comes before what was there first`,
    !isSeen && `${name} is hidden behind something`,
    !(ring && contrast(ring, ground) >= 3) && `${name} is not marked: ${ring} on ${ground}`,
  ].filter((problem) => problem !== false)
}
