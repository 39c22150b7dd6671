import { HOSTILE_ADDRESSES, OTHER_HOSTS, SCRIPTS } from '#domain/hostile-addresses.fixture.ts'
import { safePath } from '#domain/safe-path.ts'
import { isFullRun } from '../full-run.ts'
import { expect, open, test } from './fixtures.ts'

// A trace of so many documents takes longer than the documents.
test.use({ expectedErrors: /status of (401|404)/, trace: 'off' })

/**
 * Two documents for each take their time: all that is followed and, of what is refused by the same line, every eighth; in
 * a short run every sixth of them. The whole list goes through domain/safe-path.test.ts and
 * tests/worker/hostile-addresses.test.ts.
 */
const IN_BROWSER = HOSTILE_ADDRESSES.filter((to, index) => safePath(to) !== null || index % 8 === 0).filter(
  (_, index) => isFullRun || index % 6 === 0,
)

test('/reload ends on this site whatever it is to lead to, with two documents and no loop (R31, R225)', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000)
  expect(IN_BROWSER.length).toBeGreaterThanOrEqual(isFullRun ? 60 : 10)
  // React is loaded late: at the first sign of a reader. Where it leads to nothing has to answer.
  await page.addInitScript(() => {
    if (location.pathname === '/reload')
      addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('keydown')))
    else stop()
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).origin)
  })
  for (const to of IN_BROWSER) {
    const label = JSON.stringify(to).slice(0, 60)
    asked.length = 0
    await page.goto(`/reload?to=${encodeURIComponent(to.toWellFormed())}`, { waitUntil: 'commit' })
    // Where it arrives the Worker may still drop a slash.
    await page.waitForURL(({ pathname }) => pathname !== '/reload', { waitUntil: 'commit' })
    expect(asked.slice(0, 2), label).toEqual([baseURL, baseURL])
    expect(
      asked.every((origin) => origin === baseURL),
      label,
    ).toBe(true)
  }
})

test.describe(() => {
  test.use({ serverDev: true })
  test('navigate() refuses every other site and every script, and stays where it is (R230)', async ({
    page,
  }) => {
    await open(page, '/_/messages')
    const away: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) away.push(request.url())
    })
    const results = page.getByRole('status', { name: '移動の結果' }).locator('span')
    const attempt = async (addresses: readonly string[]) => {
      await page.getByLabel('移動先の一覧').fill(JSON.stringify(addresses))
      await page.getByRole('button', { name: '移動する' }).click()
    }
    await attempt([...OTHER_HOSTS, ...SCRIPTS])
    await expect(results).toHaveText([
      ...OTHER_HOSTS.map(() => 'このサイトの外へは移動できません。'),
      ...SCRIPTS.map(() => 'このアドレスへは移動できません。'),
    ])
    await page.getByRole('checkbox', { name: '外のサイトも許す' }).check()
    await attempt(SCRIPTS)
    await expect(results).toHaveText(SCRIPTS.map(() => 'このアドレスへは移動できません。'))
    expect(away).toEqual([])
    await expect(page).toHaveURL('/_/messages')
    await attempt(['/@/settings'])
    await expect(page).toHaveURL('/@/settings/account')
    expect(away).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL('/_/messages')
  })
})
