import { expect, type Frame, type Page } from '@playwright/test'
import type { Result, RunOptions } from 'axe-core'
import axe from 'axe-core'
import { isFullRun } from '../full-run.ts'

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

const isKnown = () => 'axe' in window
/** Half a megabyte of rules: once for each document, however often they are asked. */
const bring = async (frame: Frame) => {
  if (!(await frame.evaluate(isKnown))) await frame.evaluate(axe.source)
}

/** Runs in the browser. What is as it should be is only counted: to describe it takes most of the time. */
const broken = async ({ include, exclude, runOnly }: Asked): Promise<Result[]> => {
  const { run } = Reflect.get(window, 'axe') as typeof axe
  const context = { include: include.length ? include : [['html']], exclude }
  // To read style sheets ahead it would write them into the page, which no policy allows; no rule of ours needs them.
  const options = { preload: false, resultTypes: ['violations'] as 'violations'[] }
  return (await run(context, { ...(runOnly && { runOnly }), ...options })).violations
}

type Asked = { include: string[][]; exclude: string[][]; runOnly?: RunOptions['runOnly'] }

class Rules {
  readonly #page: Page
  readonly #asked: Asked = { include: [], exclude: [] }

  constructor(page: Page) {
    this.#page = page
  }

  include(selector: string): this {
    this.#asked.include.push([selector])
    return this
  }

  exclude(selector: string): this {
    this.#asked.exclude.push([selector])
    return this
  }

  withTags(values: string[]): this {
    this.#asked.runOnly = { type: 'tag', values }
    return this
  }

  withRules(values: string[]): this {
    this.#asked.runOnly = { type: 'rule', values }
    return this
  }

  async broken(): Promise<Result[]> {
    const [main, ...frames] = this.#page.frames()
    if (main) await bring(main)
    // A frame that forbids scripts, or goes away, is not looked into.
    await Promise.all(frames.map((frame) => bring(frame).catch(() => {})))
    const ask = async () => {
      await this.#page.waitForFunction(standsStill)
      return this.#page.evaluate(broken, this.#asked)
    }
    const found = await ask()
    // A notice may have come in while it was asked: what is wrong stays wrong.
    return found.length > 0 ? ask() : found
  }
}

/** The rules that a machine can check, all of them or those that are named, on all of a page or a part of it. */
export const rulesOn = (page: Page) => new Rules(page)

/** Which rules are broken, where, and how. */
export const violations = async (rules: Rules): Promise<string[]> =>
  (await rules.broken()).map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`)}`,
  )

/**
 * For the screens that only a journey reaches: no rule is broken. Only a full run looks; accessibility.test.ts looks at
 * every kind of page in each run.
 */
export const expectAccessible = async (page: Page) => {
  if (isFullRun) expect(await violations(rulesOn(page).withTags(TAGS))).toEqual([])
}

/** In the dark nothing but colours changes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
export const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1280, height: 900 }

const expectNone = async (page: Page, viewport: typeof PHONE) => {
  await page.setViewportSize(viewport)
  expect(await violations(rulesOn(page).withTags(TAGS)), `${viewport.width}px`).toEqual([])
}

/** At both sizes, and the colours of the dark, which are the same at both. */
export const expectNoViolation = async (page: Page, viewports = isFullRun ? [DESK, PHONE] : [PHONE]) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  for (const viewport of viewports) await expectNone(page, viewport)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(rulesOn(page).withRules(COLOUR_RULES)), 'dark').toEqual([])
}
