import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { isFullRun } from '../full-run.ts'
import { consoleErrorsOf, open } from './fixtures.ts'

/** The state of a page after hydration. */
export type Visit = Awaited<ReturnType<typeof visit>>

/** `/reload` navigates at once and `/_` is for developers; they have tests of their own. */
const ELSEWHERE = ['/reload', '/_/forms', '/_/login', '/_/messages', '/_/parts']
/** The URLs of the areas' shells are internal. */
const REAL: Record<string, string> = { '/~': '/@/home/topics' }
/** Refused calls and the maintenance page log console errors as expected. */
const MEANT = /status of (401 .*\/v1\/(me|manage)|503 .*\/maintenance)/

/** Routes with more pages than this are sampled: every third page. */
const MANY = 30
const routeOf = (path: string): string => path.replace(/(?<=^\/[^/]+\/).+/, ':slug')
const thinned = (paths: string[]): string[] =>
  Object.values(Object.groupBy(paths, routeOf)).flatMap((alike = []) =>
    isFullRun ? alike.filter((_, index) => alike.length <= MANY || index % 3 === 0) : alike.slice(0, 1),
  )

/**
 * The prerendered pages as listed by the build: one per route, or, in full runs, all (sampled where there are many).
 */
export const everyPath = async (request: APIRequestContext): Promise<string[]> => {
  return thinned((await (await request.get('/builds/addresses.json')).json()) as string[])
    .filter((path) => !ELSEWHERE.includes(path))
    .map((path) => REAL[path] ?? path)
}

/** Runs in the browser. */
const inspect = () => {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const ids = all('[id]').map(({ id }) => id)
  const excess = (document.scrollingElement?.scrollWidth ?? 0) - innerWidth
  const outside = () => all('body *').filter((element) => element.getBoundingClientRect().right > innerWidth)
  const isForeign = (element: HTMLElement) =>
    /[a-z]{2}/i.test(element.innerText) &&
    !/[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(element.innerText) &&
    !element.closest('[lang="en"]')
  return {
    mainHeadings: all('h1').length,
    /** Headings, links and buttons without any Japanese character. */
    foreignNames: all('h1, h2, h3, h4, a, button, label')
      .filter(isForeign)
      .map(({ innerText }) => innerText),
    repeatedIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    /** The horizontal overflow of the page, and the elements that cause it. */
    overflow:
      excess > 0
        ? [
            `${excess}px`,
            ...outside()
              .slice(0, 3)
              .map(({ outerHTML }) => outerHTML.slice(0, 120)),
          ]
        : [],
  }
}

/**
 * The text of a page without parts that require script (today's state, buttons) or stand in for them. Runs in the browser,
 * last, because it changes the page.
 */
export const readableText = () => {
  const main = document.querySelector('main')
  for (const part of main?.querySelectorAll<HTMLElement>(
    '[data-today], [data-scripted], [data-unscripted]',
  ) ?? [])
    part.style.display = 'none'
  return main?.innerText ?? ''
}

async function visit(page: Page, path: string, problems: string[]) {
  problems.length = 0
  await open(page, path)
  const seen = await page.evaluate(inspect)
  const unmeant = problems.filter((problem) => !MEANT.test(problem))
  return { path, ...seen, text: await page.evaluate(readableText), problems: unmeant }
}

/** Three pages of every route that is readable without JavaScript: the first, the middle and the last. */
export const samplePaths = (visits: readonly Visit[]): Visit[] => {
  const routes = Object.groupBy(
    visits.filter(({ path }) => !/^\/[@$]/.test(path)),
    ({ path }) => routeOf(path),
  )
  return Object.values(routes).flatMap((pages = []) => [
    ...new Set([0, Math.floor(pages.length / 2), pages.length - 1].flatMap((at) => pages[at] ?? [])),
  ])
}

/** Visits all paths, several in parallel, each as a document load. */
export const visitAll = async (context: BrowserContext, paths: readonly string[]): Promise<Visit[]> => {
  const queue = [...paths]
  const visits: Visit[] = []
  const walk = async () => {
    const page = await context.newPage()
    const problems = consoleErrorsOf(page)
    for (let path = queue.shift(); path; path = queue.shift()) visits.push(await visit(page, path, problems))
  }
  await Promise.all([walk(), walk(), walk(), walk()])
  return visits
}
