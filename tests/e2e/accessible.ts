import { expect, type Frame, type Page } from '@playwright/test'
import type { Result, RunOptions } from 'axe-core'
import axe from 'axe-core'
import { isFullRun } from '../full-run.ts'

export const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
export const TAGS = [...WCAG_TAGS, 'best-practice']

/** Contrast and position can only be checked when transitions have ended. Endless animations are ignored. */
const isSettled = () =>
  document
    .getAnimations()
    .every(
      ({ effect, playState, timeline }) =>
        playState !== 'running' ||
        !(timeline instanceof DocumentTimeline) ||
        effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
    )

const isLoaded = () => 'axe' in window
/** axe is half a megabyte: injected once per document. */
const injectAxe = async (frame: Frame) => {
  if (!(await frame.evaluate(isLoaded))) await frame.evaluate(axe.source)
}

/** Runs in the browser. Passed rules are only counted: describing them takes most of the time. */
const broken = async ({ include, exclude, runOnly }: AuditScope): Promise<Result[]> => {
  const { run } = Reflect.get(window, 'axe') as typeof axe
  const context = { include: include.length ? include : [['html']], exclude }
  // Preloading style sheets would insert them into the page, which CSP forbids; none of the rules needs them.
  const options = { preload: false, resultTypes: ['violations'] as 'violations'[] }
  return (await run(context, { ...(runOnly && { runOnly }), ...options })).violations
}

type AuditScope = { include: string[][]; exclude: string[][]; runOnly?: RunOptions['runOnly'] }

class Rules {
  readonly #page: Page
  readonly #scope: AuditScope = { include: [], exclude: [] }

  constructor(page: Page) {
    this.#page = page
  }

  include(selector: string): this {
    this.#scope.include.push([selector])
    return this
  }

  exclude(selector: string): this {
    this.#scope.exclude.push([selector])
    return this
  }

  withTags(values: string[]): this {
    this.#scope.runOnly = { type: 'tag', values }
    return this
  }

  withRules(values: string[]): this {
    this.#scope.runOnly = { type: 'rule', values }
    return this
  }

  async broken(): Promise<Result[]> {
    const [main, ...frames] = this.#page.frames()
    if (main) await injectAxe(main)
    // Frames that forbid scripts or disappear are skipped.
    await Promise.all(frames.map((frame) => injectAxe(frame).catch(() => {})))
    const request = async () => {
      await this.#page.waitForFunction(isSettled)
      return this.#page.evaluate(broken, this.#scope)
    }
    const found = await request()
    // A notice may have appeared meanwhile; real violations remain.
    return found.length > 0 ? request() : found
  }
}

/** Runs all automatic rules, or those named, on the page or a part of it. */
export const rulesOn = (page: Page) => new Rules(page)

/** The violated rules with their elements and reasons. */
export const violations = async (rules: Rules): Promise<string[]> =>
  (await rules.broken()).map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`)}`,
  )

/**
 * For screens that only journeys reach: no rule is violated. In full runs only; accessibility.test.ts checks every
 * kind of page in each run.
 */
export const expectAccessible = async (page: Page) => {
  if (isFullRun) expect(await violations(rulesOn(page).withTags(TAGS))).toEqual([])
}

/** The dark scheme only changes colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
export const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1280, height: 900 }

const expectNone = async (page: Page, viewport: typeof PHONE, tags: string[]) => {
  await page.setViewportSize(viewport)
  expect(await violations(rulesOn(page).withTags(tags)), `${viewport.width}px`).toEqual([])
}

/** At both widths, and dark colours at one, because they are the same at both. */
export const expectNoViolation = async (
  page: Page,
  viewports = isFullRun ? [DESK, PHONE] : [PHONE],
  tags = TAGS,
) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  for (const viewport of viewports) await expectNone(page, viewport, tags)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(rulesOn(page).withRules(COLOUR_RULES)), 'dark').toEqual([])
}
