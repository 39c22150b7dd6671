import type { Page, Request } from '@playwright/test'
import { memberSite } from './member.ts'

export const cookieNames = async (page: Page) =>
  (await page.context().cookies(memberSite())).map(({ name }) => name)
export const session = async (page: Page) =>
  (await cookieNames(page)).filter((name) => name.startsWith('Cognito'))

/** The cookies that the browser sent. */
export const cookiesOf = async (request: Request) => (await request.allHeaders()).cookie ?? ''
export const requestTo = (page: Page, path: string) =>
  page.waitForRequest((request) => request.isNavigationRequest() && new URL(request.url()).pathname === path)
