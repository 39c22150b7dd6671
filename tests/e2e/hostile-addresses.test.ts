import { OTHER_HOSTS, SCRIPTS } from '#domain/hostile/addresses.fixture.ts'
import { expect, open, test } from './fixtures.ts'

test.use({ expectedErrors: /status of (401|404)/ })

test.describe(() => {
  test.use({ serverDev: true })
  test('navigate() refuses other sites and scripts, and stays on the page (R230)', async ({ page }) => {
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
