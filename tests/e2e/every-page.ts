import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { isFullRun } from '../full-run.ts'
import { open, troublesOf } from './fixtures.ts'

/** What the browser has made of a page when React answers. */
export type Visit = Awaited<ReturnType<typeof visit>>

/** `/reload` leaves at once and what is below `/_` is not there for visitors; tests of their own look at them. */
const ELSEWHERE = ['/reload', '/_/forms', '/_/login', '/_/messages']
/** The addresses of the areas' shells are not those a visitor knows. */
const REAL: Record<string, string> = { '/~': '/@/home/topics' }
/** A refused call and a maintenance page are errors to the console, and meant to be. */
const MEANT = /status of (401 .*\/v1\/(me|manage)|503 .*\/maintenance)/

/** Pages that share a route are many; of those above this number every third is visited. */
const MANY = 30
const routeOf = (path: string): string => path.replace(/(?<=^\/[^/]+\/).+/, ':slug')
const thinned = (paths: string[]): string[] =>
  Object.values(Object.groupBy(paths, routeOf)).flatMap((alike = []) =>
    isFullRun ? alike.filter((_, index) => alike.length <= MANY || index % 3 === 0) : alike.slice(0, 1),
  )

/**
 * The pages of the build, as the build itself lists them: one of every route, or, in a full run, all, and every third
 * where they are many.
 */
export const everyPath = async (request: APIRequestContext): Promise<string[]> => {
  const { id } = await (await request.get('/builds/latest.json')).json()
  const { prerendered } = await (await request.get(`/builds/meta/${id}.json`)).json()
  return thinned(prerendered as string[])
    .filter((path) => !ELSEWHERE.includes(path))
    .map((path) => REAL[path] ?? path)
}

/** Runs in the browser. */
const look = () => {
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
    /** Headings, links and buttons without a single Japanese character. */
    foreignNames: all('h1, h2, h3, h4, a, button, label')
      .filter(isForeign)
      .map(({ innerText }) => innerText),
    repeatedIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    /** By how much the page is wider than the screen, and what sticks out of it. */
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
 * The words of a page without those that only a script can say: what is true of today, and what its buttons do.
 * Runs in the browser, as the last that is asked of the page.
 */
export const readableText = () => {
  const main = document.querySelector('main')
  for (const part of main?.querySelectorAll<HTMLElement>('[data-today], [data-scripted]') ?? [])
    part.style.display = 'none'
  return main?.innerText ?? ''
}

async function visit(page: Page, path: string, troubles: string[]) {
  troubles.length = 0
  await open(page, path)
  const seen = await page.evaluate(look)
  const unmeant = troubles.filter((trouble) => !MEANT.test(trouble))
  return { path, ...seen, text: await page.evaluate(readableText), troubles: unmeant }
}

/** Some pages of every route that can be read without JavaScript: the first, the middle and the last of those alike. */
export const pathsRead = (visits: readonly Visit[]): Visit[] => {
  const routes = Object.groupBy(
    visits.filter(({ path }) => !/^\/[@$]/.test(path)),
    ({ path }) => routeOf(path),
  )
  return Object.values(routes).flatMap((pages = []) => [
    ...new Set([0, Math.floor(pages.length / 2), pages.length - 1].flatMap((at) => pages[at] ?? [])),
  ])
}

/** Visits all paths, several at a time. Every visit loads a document. */
export const visitAll = async (context: BrowserContext, paths: readonly string[]): Promise<Visit[]> => {
  const queue = [...paths]
  const visits: Visit[] = []
  const walk = async () => {
    const page = await context.newPage()
    const troubles = troublesOf(page)
    for (let path = queue.shift(); path; path = queue.shift()) visits.push(await visit(page, path, troubles))
  }
  await Promise.all([walk(), walk(), walk(), walk()])
  return visits
}
