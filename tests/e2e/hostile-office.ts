import type { D1Database } from '@cloudflare/workers-types'
import type { Page, Request } from '@playwright/test'
import { ALL_CONTENT_KINDS, CONTENT_KINDS } from '#domain/content/kind.ts'
import { hostileEntity } from '#domain/hostile/entity.fixture.ts'
import { MANAGEMENT_PARTS } from '#pages/office/parts.ts'
import type { SiteServer } from '#scripts/local/serve.ts'
import { v1 } from '#worker/v1/index.ts'
import { MANAGEMENT_CALLS } from '../worker/management-calls/index.ts'
import type { Office as CallsOffice } from '../worker/management-calls/office.ts'
import { call, type MemberSite } from '../worker/member-site.ts'
import { wordyDoors } from '../worker/wordy-doors.ts'
import { expect } from './fixtures.ts'
import type { Office } from './staff.ts'

type Manuscript = { id: string }

/**
 * Sends hostile words through every call of the office that takes words; what is about an article is about this one.
 * What a call refuses is refused: whether it answers as it should is looked at elsewhere.
 * @returns the calls that took them
 */
export async function fillEveryDoor(
  server: SiteServer,
  office: Office,
  article: Manuscript,
): Promise<string[]> {
  const db = (await server.miniflare.getD1Database('DB')) as unknown as D1Database
  const { accountId } = (await office.get('')) as { accountId: string }
  const site = { url: server.url.origin, db } as MemberSite
  const asked: CallsOffice = { site, admin: { token: office.token, accountId, role: 'admin' } }
  const taken: string[] = []
  for (const [door, schema] of wordyDoors(v1.routes)) {
    const isOfKind = /^\w+ \/manage\/[a-z-]+\/:ref/.test(door) && !door.includes('authors')
    const row = MANAGEMENT_CALLS[door]
    // What is the same for every kind is asked of articles; steps would take this one away.
    if (!row?.body || (isOfKind && !/article-pages\/:ref\/(comments|submit)$/.test(door))) continue
    const thing = (await row.make?.(asked, asked.admin)) ?? {}
    const path = isOfKind ? row.path({ ...thing, ref: article.id }) : row.path(thing)
    const about = isOfKind ? { ...thing, ...((await versionOf(office, article)) ?? {}) } : thing
    const body = hostileEntity(schema, row.body(about) as object)
    const [method] = door.split(' ')
    if ((await call(site, `${method} ${path}`, { token: office.token, body })).status < 300) taken.push(door)
  }
  return taken
}

const versionOf = async (office: Office, { id }: Manuscript) => {
  const { document } = (await office.get(`article-pages/${id}`)) as {
    document: { manuscript: { version: number } }
  }
  return { version: document.manuscript.version }
}

type Found = { list: { id: string }[] }
const first = async (office: Office, path: string, name: string): Promise<string> => {
  const [one] = ((await office.get(path)) as Record<string, Found>)[name]?.list ?? []
  return one?.id ?? ''
}

/**
 * The addresses of the office: each of its parts once, with something that exists, and the form of every kind.
 * `idOf`: the hostile manuscript of each kind.
 */
export async function officeAddresses(office: Office, idOf: Record<string, string>): Promise<string[]> {
  const { accountId } = (await office.get('')) as { accountId: string }
  const things: Record<string, string> = {
    authors: await first(office, 'authors', 'authors'),
    'prefecture-picks': 'tottori',
    media: await first(office, 'media?limit=1', 'media'),
    publications: await first(office, 'publications?limit=1', 'publications'),
    accounts: accountId,
  }
  const plurals = new Map(ALL_CONTENT_KINDS.map((kind) => [CONTENT_KINDS[kind].plural as string, kind]))
  const seen = new Set<unknown>()
  return Object.entries(MANAGEMENT_PARTS)
    .toReversed()
    .flatMap(([pattern, part]) => {
      const [, , folder = ''] = pattern.split('/')
      const kind = plurals.get(folder)
      const isForm = kind !== undefined && pattern.endsWith('/:slug')
      if (seen.has(part) && !isForm) return []
      seen.add(part)
      const id = kind ? idOf[kind] : things[folder]
      return id === '' ? [] : pattern.replace(/:(slug|id)/, id ?? '')
    })
}

/**
 * Goes on as a reader does who presses a link, and waits until the page has all that it asked for. To be made before the
 * first page is opened.
 */
export function follower(page: Page): (path: string) => Promise<void> {
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'script'].includes(request.resourceType())) underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return async (path) => {
    const before = page.url()
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'link' })
      document.querySelector('main')?.append(link)
      link.click()
      link.remove()
    }, path)
    // A form may already have put the name of its manuscript in the place of its id.
    await expect(page).not.toHaveURL(before)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    // What a page that is gone had asked for ends with it, and says so to nobody.
    await expect
      .poll(() => [...underWay].filter((request) => !request.frame().isDetached()).length, {
        intervals: [50],
      })
      .toBe(0)
  }
}
