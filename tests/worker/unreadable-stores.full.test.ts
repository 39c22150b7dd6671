import { globSync, mkdirSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Health } from '#domain/operations/health.ts'
import { type SiteServer, serveSite } from '#scripts/local/serve.ts'

const HEALTH_TOKEN = 'the-token-of-the-monitoring-service'

test('unreadable stores and an unreadable database are listed, and documents are still served (R57)', async () => {
  const stateDir = '.cache/test/health-gone'
  rmSync(stateDir, { recursive: true, force: true })
  const options = { stateDir, vars: { HEALTH_TOKEN }, onLog: () => {} }
  const fetchHealth = async ({
    url,
  }: SiteServer): Promise<{ status: number; well: string[]; parts: number }> => {
    const response = await fetch(new URL('/v1/health', url), {
      headers: { authorization: `Bearer ${HEALTH_TOKEN}` },
    })
    const { data } = (await response.json()) as { data: Health }
    const ok = data.parts.filter(({ isOk }) => isOk).map(({ name }) => name)
    return { status: response.status, well: ok, parts: data.parts.length }
  }
  // Without any table.
  const empty = await serveSite(options)
  expect(await fetchHealth(empty)).toEqual({ status: 503, well: ['media', 'pages', 'photos'], parts: 8 })
  await empty.stop()
  // Files that the runtime opens at its start are left alone.
  const files = globSync(`${stateDir}/v3/{r2,d1}/*/*.sqlite`).filter((name) => !/metadata/.test(name))
  expect(files).toHaveLength(4)
  for (const file of files) {
    rmSync(file)
    mkdirSync(file)
  }
  const gone = await serveSite(options)
  try {
    expect(await fetchHealth(gone)).toEqual({ status: 503, well: [], parts: 8 })
    expect((await fetch(new URL('/spots', gone.url))).status).toBe(200)
  } finally {
    await gone.stop()
  }
}, 60_000)
