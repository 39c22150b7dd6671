import { expect, type Page } from '@playwright/test'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { activityInput } from '#domain/travel/guide-edit.fixture.ts'
import { emptyGuide } from '#domain/travel/new-guide.ts'
import { open } from './fixtures.ts'
import { newMember, startSession } from './member.ts'

export const day = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
export const leaveLink = (page: Page) => page.getByRole('link', { name: '編集を終える' })

/** The current day, marked as today. */
export const today = (page: Page) =>
  page.getByRole('navigation', { name: '日程' }).locator('[aria-current]').filter({ hasText: '今日' })

export type Line = Parameters<typeof activityInput>

/** Opens the guide editor of a new member with these activities. */
export async function editGuide(
  page: Page,
  title: string,
  [startDate, endDate]: [string, string],
  days: Line[][],
) {
  const authorization = `Bearer ${await startSession(page, await newMember(page.request))}`
  const { guide, sections } = emptyGuide(
    { id: randomIdentifier(), title, startDate, endDate },
    randomIdentifier,
  )
  const activities = sections.flatMap(({ id: sectionId }, day) =>
    (days[day] ?? []).map((line) => ({ ...activityInput(...line), id: randomIdentifier(), sectionId })),
  )
  const data = { guide, sections, activities }
  const made = await page.request.post('/v1/travel/guides', { headers: { authorization }, data })
  expect(made.status(), await made.text()).toBe(200)
  await open(page, `/@/travel/guides/${guide.id}/edit`)
}
