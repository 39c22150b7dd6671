import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What fades or slides in has no contrast and no place of its own until it stands still. What turns for ever is let be. */
const standsStill = () =>
  document
    .getAnimations()
    .every(
      ({ effect, playState, timeline }) =>
        playState !== 'running' ||
        !(timeline instanceof DocumentTimeline) ||
        effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
    )

class Rules extends AxeBuilder {
  readonly #page: Page

  constructor(page: Page) {
    super({ page })
    this.#page = page
    // No page has frames, without which the older way of running is enough and opens no second page each time.
    this.setLegacyMode()
  }

  override async analyze() {
    await this.#page.waitForFunction(standsStill)
    return await super.analyze()
  }
}

export const rulesOn = (page: Page) => new Rules(page)

/** Which rules are broken, where, and how. */
export const violations = async (builder: AxeBuilder) =>
  (await builder.analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`)}`,
  )
