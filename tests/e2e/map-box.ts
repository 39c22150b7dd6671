import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const PLACE = '/spots/nagoya-port-aquarium'
export const NAME = '名古屋港水族館'
export const ADDRESS = '愛知県名古屋市港区港町1-3'

export const box = (page: Page) => page.locator('details').filter({ hasText: '地図を' })
export const show = (page: Page) => box(page).getByText('地図を表示').click()
/** The map by its accessible name. */
export const map = (page: Page) => page.getByRole('region', { name: `${NAME}の周辺の地図` })

/** Waits for the map: software rendering on a busy machine takes time. */
export const expectMap = (page: Page) => expect(map(page)).toBeVisible({ timeout: 20_000 })
