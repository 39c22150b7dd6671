import type { Page } from '@playwright/test'
import { writeList } from '#domain/shelf/storage.ts'

export const SPOT = { path: '/spots/kinosaki-onsen', title: '城崎温泉' }
export const ARTICLE = '/article-pages/tsugaru-stove-train-2026'

/** The first of the two ♡ buttons of a page, near its title. */
export const heart = (page: Page) =>
  page
    .locator('main')
    .getByRole('button', { name: /をお気に入り(に追加|から外す)$/ })
    .first()
export const notice = (page: Page) => page.locator('[data-notice]')
export const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^お気に入り・履歴/ })
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'お気に入り・履歴' })

export const openDrawer = async (page: Page, tab?: '履歴') => {
  await opener(page).click()
  if (tab) await drawer(page).getByRole('tab', { name: tab }).click()
}

/** Stores data before the page is opened; once, not again on a reload. */
export const seedStorage = (page: Page, stored: Record<string, string>) =>
  page.addInitScript((entries) => {
    if (sessionStorage.getItem('had-stored')) return
    sessionStorage.setItem('had-stored', '')
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text)
  }, stored)

export const listOf = (...entries: Parameters<typeof writeList>[0]): string => writeList(entries) ?? ''
