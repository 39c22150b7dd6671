import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// No page has frames, without which the older way of running is enough and opens no second page each time.
export const rulesOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

/** Which rules are broken, where, and how. */
export const violations = async (builder: AxeBuilder) =>
  (await builder.analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`)}`,
  )
