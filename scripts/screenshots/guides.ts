import type { Page } from '@playwright/test'
import { createGuide, sampleGuide } from '../seed/guide.ts'

type Open = (page: Page, path: string) => Promise<void>

/** Scenes of viewing and editing a guide for a signed-in member. */
export const guideScenes = (signIn: (page: Page) => Promise<void>, open: Open) => {
  const begin = async (page: Page) => {
    await signIn(page)
    const sample = await sampleGuide(page)
    await createGuide(page, sample)
    return sample
  }
  const shown = async (page: Page, path: string) => {
    await open(page, path)
    await page.getByRole('navigation', { name: '日程' }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  return {
    guide: async (page: Page) => {
      const { guide } = await begin(page)
      await shown(page, `/@/travel/guides/${guide.id}`)
    },
    'guide-lines': async (page: Page) => {
      const { guide } = await begin(page)
      await shown(page, `/@/travel/guides/${guide.id}`)
      await page.getByRole('region', { name: /^1日目/ }).evaluate((day) => day.scrollIntoView())
    },
    'guide-edit': async (page: Page) => {
      const { guide } = await begin(page)
      await shown(page, `/@/travel/guides/${guide.id}/edit`)
      await page.getByRole('region', { name: /^1日目/ }).evaluate((day) => day.scrollIntoView())
    },
    'guide-empty': async (page: Page) => {
      await signIn(page)
      const sample = await sampleGuide(page)
      await createGuide(page, {
        guide: { ...sample.guide, title: '来年の旅', memo: '', checklist: [] },
        sections: [],
        activities: [],
      })
      await open(page, `/@/travel/guides/${sample.guide.id}`)
      await page.getByRole('heading', { name: '予定はまだありません' }).waitFor()
    },
    'guide-line': async (page: Page) => {
      const { activities } = await begin(page)
      await open(page, `/@/travel/activities/${activities[1]?.id}`)
      await page.getByRole('navigation', { name: '前後の予定' }).waitFor()
      await page.waitForLoadState('networkidle')
    },
  }
}
