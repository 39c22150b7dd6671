import type { Page } from '@playwright/test'

type Open = (page: Page, path: string) => Promise<void>
type SignIn = (name: string) => (page: Page) => Promise<void>

/** Scenes of the switches for maintenance and read-only mode. */
export const switchScenes = (signInAs: SignIn, open: Open) => {
  const switches = async (page: Page) => {
    await signInAs('admin')(page)
    await open(page, '/$/operations/switches')
    await page.getByRole('region', { name: 'いまの状態' }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  const closing = async (page: Page) => {
    await switches(page)
    await page.getByRole('radio', { name: /^全体を止める/ }).check()
    await page
      .getByRole('textbox', { name: /^読者への文/ })
      .fill('設備を取り替えています。朝までに終えます。')
    await page.getByLabel(/^終わる予定/).fill('2030-11-22T03:00')
  }
  return {
    'office-switches': switches,
    'office-switches-closing': closing,
    // The confirmation is not accepted: the site stays open.
    'office-switches-confirm': async (page: Page) => {
      await closing(page)
      await page.getByRole('button', { name: '切り替える', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: '全体を止める' }).waitFor()
    },
  }
}
