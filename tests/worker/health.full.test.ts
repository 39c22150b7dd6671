import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Health } from '#domain/operations/health.ts'
import { triggerScheduled } from '#worker/publish/publishing.fixture.ts'
import { aPerson } from './management-calls/office.ts'
import { call, serveMemberSite } from './member-site.ts'

const HEALTH_TOKEN = 'the-token-of-the-monitoring-service'
const site = await serveMemberSite('health', { HEALTH_TOKEN })
afterAll(site.stop)

const health = (token?: string, headers: Record<string, string> = {}) =>
  call(site, 'GET /health', { ...(token !== undefined && { token }), headers })
const parts = async (): Promise<Health['parts']> => {
  const { body } = await call(site, 'GET /health', { token: HEALTH_TOKEN })
  return body.data.parts
}
const wrong = async () => (await parts()).filter(({ isOk }) => !isOk).map(({ name }) => name)
const run = (sql: string, ...values: string[]) =>
  site.db
    .prepare(sql)
    .bind(...values)
    .run()
const runJobs = () => triggerScheduled(site)
const deleteJobRuns = () => run('DELETE FROM clock_duties')
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

beforeEach(runJobs)

test('a site whose scheduled jobs never ran is unhealthy, and answers 503 without details (R57)', async () => {
  await deleteJobRuns()
  // The permission is checked for each request; others get the cached result.
  expect(await wrong()).toEqual(['clock'])
  const answer = await health()
  expect(answer.status).toBe(503)
  expect(answer.body).toEqual({ data: { status: 'degraded' } })
  expect(answer.headers.get('cache-control')).toContain('no-store')
})

test('the jobs of a new site have a grace period of a quarter of an hour (R57)', async () => {
  const made = (minutes: number) =>
    run("UPDATE d1_migrations SET applied_at = datetime('now', ?)", `-${minutes} minutes`)
  const clock = async () => (await parts()).find(({ name }) => name === 'clock')
  await deleteJobRuns()
  await made(1)
  expect(await clock()).toMatchObject({
    isOk: true,
    isStarting: true,
    detail: expect.stringContaining('待って'),
  })
  expect((await health(HEALTH_TOKEN)).status).toBe(200)
  await made(16)
  expect(await clock()).toMatchObject({ isOk: false, detail: expect.stringContaining('cron') })
})

test('after scheduled jobs have run everything is healthy: read, write, three stores, the queue, the jobs, the migrations (R57)', async () => {
  const { status, body } = await health(HEALTH_TOKEN)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ status: 'ok', build: expect.stringMatching(/^[a-z0-9]+$/) })
  expect(body.data.parts.map(({ name, isOk }: Health['parts'][number]) => [name, isOk])).toEqual(
    [
      'database-read',
      'database-write',
      'media',
      'pages',
      'photos',
      'publications',
      'clock',
      'migrations',
    ].map((name) => [name, true]),
  )
})

test('the parts are visible to the monitoring service and to operators only (R57)', async () => {
  const [admin, editor] = await Promise.all([aPerson(site, 'admin'), aPerson(site, 'editor')])
  expect((await health(admin.token)).body.data.parts).toHaveLength(8)
  for (const token of [undefined, editor.token, 'x', `${HEALTH_TOKEN}x`, HEALTH_TOKEN.slice(1), ''])
    expect((await health(token)).body).toEqual({ data: { status: 'ok' } })
})

test('jobs that have not run for more than five minutes are an alarm (R57)', async () => {
  await run('UPDATE clock_duties SET ran_at = ?', ago(4))
  expect(await wrong()).toEqual([])
  await run('UPDATE clock_duties SET ran_at = ?', ago(6))
  expect(await wrong()).toEqual(['clock'])
  await runJobs()
  expect(await wrong()).toEqual([])
})

test('each job shows its last success and its last failure (R57)', async () => {
  await run('ALTER TABLE link_checks RENAME TO link_checks_away')
  await runJobs()
  await run('ALTER TABLE link_checks_away RENAME TO link_checks')
  const failed = await site.db.prepare("SELECT * FROM clock_duties WHERE name = 'links'").first()
  expect(failed).toMatchObject({
    failed_at: expect.any(String),
    error: expect.stringContaining('link_checks'),
  })
  await runJobs()
  const { results } = await site.db.prepare('SELECT name, ok_at, failed_at FROM clock_duties').all()
  const links = results.find(({ name }) => name === 'links')
  expect(String(links?.ok_at) >= String(links?.failed_at)).toBe(true)
  expect(results.map(({ name }) => name)).toContain('publications')
})

test('a publication that is pending for too long is an alarm (R57)', async () => {
  const insert = `INSERT INTO publications (id, reason, title, changes, status, requested_at) VALUES ('waits', 'picks', '', '[]', 'rendering', ?)`
  await run(insert, ago(3))
  expect(await wrong()).toEqual([])
  await run("UPDATE publications SET requested_at = ? WHERE id = 'waits'", ago(12))
  expect(await wrong()).toEqual(['publications'])
  await run("DELETE FROM publications WHERE id = 'waits'")
})

test('a missing migration is an alarm with its name (R57)', async () => {
  const last = await site.db.prepare('SELECT max(name) AS name FROM d1_migrations').first<string>('name')
  await run("UPDATE d1_migrations SET name = 'x' WHERE name = ?", String(last))
  expect((await parts()).find(({ name }) => name === 'migrations')).toMatchObject({
    isOk: false,
    detail: expect.stringContaining(String(last)),
  })
  await run("UPDATE d1_migrations SET name = ? WHERE name = 'x'", String(last))
  expect(await wrong()).toEqual([])
})

test('a database that refuses writes is distinguished from one that does not answer (R57)', async () => {
  await run('ALTER TABLE health_probe RENAME TO health_probe_away')
  expect(await wrong()).toEqual(['database-write'])
  await run('ALTER TABLE health_probe_away RENAME TO health_probe')
  await run('ALTER TABLE regions RENAME TO regions_away')
  expect(await wrong()).toEqual(['database-read'])
  await run('ALTER TABLE regions_away RENAME TO regions')
  expect(await wrong()).toEqual([])
})
