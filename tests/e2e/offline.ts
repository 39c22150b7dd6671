import type { APIRequestContext, Page } from '@playwright/test'
import { activityInput } from '#domain/travel/guide-edit.fixture.ts'
import { expect } from './fixtures.ts'
import { tokenOf } from './login.ts'
import { newMember } from './member.ts'

const own = (): string => `a${crypto.randomUUID().slice(1)}`

type Seeded = { mail: string; token: string; id: string; document: () => Promise<Titles> }
type Titles = { titles: string[]; places: number }

/** A new member with a guide of one day: a place of this site and two free-text activities. */
export async function memberWithGuide(request: APIRequestContext): Promise<Seeded> {
  const mail = await newMember(request)
  const idToken = await tokenOf(request, mail, 'IdToken')
  const token = await tokenOf(request, mail, 'AccessToken')
  const headers = { authorization: `Bearer ${token}`, 'x-client-id': 'web/test' }
  await request.post('/v1/accounts/login', {
    headers: { ...headers, authorization: `Bearer ${idToken}` },
    data: { loginAccountPayload: {} },
  })
  const spots = await (await request.get('/v1/spots?limit=1')).json()
  const [spot] = spots.data.spots.list
  const [id, day] = [own(), own()]
  const line = (title: string, values = {}) => ({
    ...activityInput(title, values),
    id: own(),
    sectionId: day,
  })
  const data = {
    guide: {
      id,
      title: '金沢の旅',
      coverImage: null,
      startDate: '2099-12-05',
      endDate: '2099-12-05',
      prefectureCodes: ['17'],
      members: '',
      memo: '',
      budget: null,
      checklist: [],
    },
    sections: [{ id: day, kind: 'day', date: '2099-12-05', title: '', memo: '' }],
    activities: [
      line('朝の散歩', { kind: 'spot', refId: spot.id }),
      line('市場で朝ごはん', { startTime: '08:00' }),
      line('茶屋街を歩く', { startTime: '10:00' }),
    ],
  }
  expect((await request.post('/v1/travel/guides', { headers, data })).status()).toBe(200)
  const document = async () => {
    const answer = await (await request.get(`/v1/travel/guides/${id}`, { headers })).json()
    const { activities, places } = answer.data.travelGuide
    return { titles: activities.map((row: { title: string }) => row.title), places: places.length }
  }
  return { mail, token, id, document }
}

const lineForm = (page: Page, title: string) => page.getByRole('form', { name: `「${title}」の編集` })

/** Renames an activity in the editor, which autosaves. */
export const rename = async (page: Page, from: string, to: string) => {
  await page.getByRole('button', { name: new RegExp(`編集.*${from}`) }).click()
  await lineForm(page, from).getByRole('textbox', { name: '予定' }).fill(to)
  await lineForm(page, to).or(lineForm(page, from)).getByRole('button', { name: '閉じる' }).click()
  await expect(page.getByRole('heading', { name: to, exact: true })).toBeVisible()
}

/**
 * Waits until the service worker controls this tab: the area then works offline. It fetches some hundred files first.
 */
export const offlineReady = (page: Page) =>
  expect(page.getByText('オフラインで見られます').first()).toBeVisible({ timeout: 80_000 })

/** The queue of the device as text: pages show changes a moment before they are stored. */
export const unsentQueue = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((done) => {
        const opened = indexedDB.open('member')
        opened.onsuccess = () => {
          const all = opened.result.transaction('queues').objectStore('queues').getAll()
          all.onsuccess = () => {
            opened.result.close()
            done(JSON.stringify(all.result))
          }
        }
      }),
  )

type Row = { id?: string; username?: string }
type Rows = { owner: Row[]; guides: Row[] }

/** The owner of the device's data and its rows; `null` without a database. Reading does not create one. */
export const deviceRows = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Rows | null>((done) => {
        const opened = indexedDB.open('member')
        opened.onupgradeneeded = () => opened.transaction?.abort()
        opened.onerror = () => done(null)
        opened.onsuccess = () => {
          const tx = opened.result.transaction(['owner', 'guides'])
          const [owner, guides] = [tx.objectStore('owner').getAll(), tx.objectStore('guides').getAll()]
          tx.oncomplete = () => {
            opened.result.close()
            done({ owner: owner.result, guides: guides.result })
          }
        }
      }),
  )

/** Restores rows on the device, in its current database. */
export const restoreOn = (page: Page, rows: Rows | null) =>
  page.evaluate(
    (rows) =>
      new Promise<void>((done, fail) => {
        const opened = indexedDB.open('member')
        opened.onerror = () => fail(opened.error)
        opened.onsuccess = () => {
          const tx = opened.result.transaction(['owner', 'guides'], 'readwrite')
          for (const owner of rows?.owner ?? []) tx.objectStore('owner').put(owner, 'owner')
          for (const guide of rows?.guides ?? []) tx.objectStore('guides').put(guide)
          tx.oncomplete = () => {
            opened.result.close()
            done()
          }
        }
      }),
    rows,
  )

/** Waits until the whole area works offline: its code and its data are cached. */
export const copied = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const pictures = (await (await caches.open('member-pictures')).keys()).length
          const worker = (await navigator.serviceWorker.getRegistration('/@'))?.active?.state
          if (!(await indexedDB.databases()).some(({ name }) => name === 'member')) return false
          return new Promise<boolean>((done) => {
            const opened = indexedDB.open('member')
            opened.onsuccess = () => {
              const all = opened.result.transaction('answers').objectStore('answers').getAllKeys()
              all.onsuccess = () => {
                opened.result.close()
                done(
                  pictures > 1 &&
                    worker === 'activated' &&
                    all.result.some((key) => String(key).startsWith('["usage"')),
                )
              }
            }
          })
        }),
      { timeout: 40_000 },
    )
    .toBe(true)

export const state = (page: Page) => page.locator('[data-sync]')

/** What remains of a member on a device: database rows and personal caches. */
export const remainingData = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    const urls: string[] = []
    for (const key of await caches.keys()) {
      const requests = await (await caches.open(key)).keys()
      urls.push(...requests.map(({ url }) => new URL(url).pathname))
    }
    const drafts = Object.keys(localStorage).filter((key) => key.startsWith('draft'))
    return {
      names,
      drafts,
      personal: urls.filter((url) => /^\/(v1|cdn-cgi)\//.test(url)),
      cacheEntries: urls.length,
    }
  })
