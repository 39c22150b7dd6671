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
import { textEndpoints } from '../worker/text-endpoints.ts'
import { expect } from './fixtures.ts'
import type { Office } from './staff.ts'

type Manuscript = { id: string }

/**
 * Sends hostile texts through every management endpoint that accepts text; those about an article use the given one.
 * Refusals are ignored here: responses are tested elsewhere.
 * @returns the endpoints that accepted them
 */
export async function fillTextEndpoints(
  server: SiteServer,
  office: Office,
  article: Manuscript,
): Promise<string[]> {
  const db = (await server.miniflare.getD1Database('DB')) as unknown as D1Database
  const { accountId } = (await office.get('')) as { accountId: string }
  const site = { url: server.url.origin, db } as MemberSite
  const callSite: CallsOffice = { site, admin: { token: office.token, accountId, role: 'admin' } }
  const accepted: string[] = []
  for (const [endpoint, schema] of textEndpoints(v1.routes)) {
    const isOfKind = /^\w+ \/manage\/[a-z-]+\/:ref/.test(endpoint) && !endpoint.includes('authors')
    const row = MANAGEMENT_CALLS[endpoint]
    // Endpoints shared by all kinds are called for articles; workflow transitions would change this one.
    if (!row?.body || (isOfKind && !/article-pages\/:ref\/(comments|submit)$/.test(endpoint))) continue
    const fixture = (await row.make?.(callSite, callSite.admin)) ?? {}
    const path = isOfKind ? row.path({ ...fixture, ref: article.id }) : row.path(fixture)
    const about = isOfKind ? { ...fixture, ...((await versionOf(office, article)) ?? {}) } : fixture
    const body = hostileEntity(schema, row.body(about) as object)
    const [method] = endpoint.split(' ')
    if ((await call(site, `${method} ${path}`, { token: office.token, body })).status < 300)
      accepted.push(endpoint)
  }
  return accepted
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
 * The URLs of the office: each part once, with existing content, and the form of every kind. `idOf`: the hostile
 * manuscript of each kind.
 */
export async function officeAddresses(office: Office, idOf: Record<string, string>): Promise<string[]> {
  const { accountId } = (await office.get('')) as { accountId: string }
  const ids: Record<string, string> = {
    authors: await first(office, 'authors', 'authors'),
    'prefecture-picks': 'tottori',
    media: await first(office, 'media?limit=1', 'media'),
    newsletters: await first(office, 'newsletters?limit=1', 'newsletters'),
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
      const id = kind ? idOf[kind] : ids[folder]
      return id === '' ? [] : pattern.replace(/:(slug|id)/, id ?? '')
    })
}

/**
 * Navigates by a link and waits until the page has no pending requests. Must be called before the first page is
 * opened.
 */
export function linkFollower(page: Page): (path: string) => Promise<void> {
  const pendingRequests = new Set<Request>()
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'script'].includes(request.resourceType())) pendingRequests.add(request)
  })
  page.on('requestfinished', (request) => pendingRequests.delete(request))
  page.on('requestfailed', (request) => pendingRequests.delete(request))
  return async (path) => {
    const before = page.url()
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'link' })
      document.querySelector('main')?.append(link)
      link.click()
      link.remove()
    }, path)
    // A form may have replaced the id in its URL by the slug.
    await expect(page).not.toHaveURL(before)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    // Requests of a closed page end without an event.
    await expect
      .poll(() => [...pendingRequests].filter((request) => !request.frame().isDetached()).length, {
        intervals: [50],
      })
      .toBe(0)
  }
}
