import type { Page } from '@playwright/test'
import { makeNextBuild, startFront } from '../deployments.ts'
import { serveOwnSite } from '../sites.ts'
import { productionSite, test as site } from './fixtures.ts'

type Front = Awaited<ReturnType<typeof startFront>>
export const NEXT = 'nextbuil'

/** A site that is redeployed, or loses files, while it is being read. */
export const test = site.extend<{ front: Front }, { nextSite: URL }>({
  nextSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, use, { workerIndex }) => {
      const name = `deployment-${workerIndex}`
      const site = await serveOwnSite(name, { dist: makeNextBuild(NEXT, name) })
      await use(site.url)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  front: async ({}, use) => {
    const front = await startFront(new URL(productionSite()))
    await use(front)
    front.stop()
  },
  baseURL: async ({ front }, use) => {
    await use(front.origin)
  },
})

export const hotels = (page: Page) => page.getByRole('link', { name: '宿をすべて見る' })
export const build = (page: Page) => page.locator('html').getAttribute('data-build')
export const documents = (requests: string[]) => requests.filter((request) => request.startsWith('document'))
export const isCode = (path: string) => /\/assets\/(chunks|static)\//.test(path)
