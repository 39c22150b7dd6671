import { readFileSync } from 'node:fs'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { switchesForWriting, switchesOf } from './switches.ts'

const stores = new Miniflare(
  convertV4MiniflareOptions({
    modules: true,
    script: 'export default {}',
    r2Buckets: ['PAGES'],
    d1Databases: ['DB'],
    cf: false,
  }),
)
afterAll(() => stores.dispose())

const PAGES = (await stores.getR2Bucket('PAGES')) as unknown as R2Bucket
const DB = (await stores.getD1Database('DB')) as unknown as D1Database
const [table = ''] =
  /CREATE TABLE switches[^;]+/.exec(readFileSync('worker/db/migrations/0026_switches.sql', 'utf8')) ?? []
await DB.prepare(table).run()
await DB.prepare("INSERT INTO switches VALUES (1, 'closed', '', NULL, NULL, 3, NULL)").run()

const noAnswer = () => Promise.reject(new Error('no answer'))
const silentStore = { get: noAnswer } as unknown as R2Bucket
const silentDatabase = { prepare: () => ({ first: noAnswer }) } as unknown as D1Database
const envOf = (parts: { PAGES: R2Bucket; DB: D1Database }) => parts as Env

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('an isolate that starts while the store does not answer serves pages, and refuses writes into a closed site (R225)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const errorLog = vi.spyOn(console, 'error').mockImplementation(() => {})
  const silent = envOf({ PAGES: silentStore, DB })
  expect((await switchesOf(silent)).mode).toBe('open')
  expect((await switchesForWriting(silent)).mode).toBe('closed')
  // Without both of them nothing can be written anyway.
  const silence = envOf({ PAGES: silentStore, DB: silentDatabase })
  expect((await switchesForWriting(silence)).mode).toBe('open')
  expect(errorLog).toHaveBeenCalledTimes(2)
  // As soon as the store answers, even without an object, the database is not queried.
  vi.setSystemTime(Date.now() + 2001)
  expect((await switchesForWriting(envOf({ PAGES, DB: silentDatabase }))).mode).toBe('open')
  expect(errorLog).toHaveBeenCalledTimes(2)
})
