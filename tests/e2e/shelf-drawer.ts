import type { Page } from '@playwright/test'
import { shelfItem } from '#domain/shelf/shelf.fixture.ts'
import type { Favorite } from '#domain/shelf/shelf.ts'
import { productionSite } from './fixtures.ts'
import { listOf, seedStorage } from './shelf.ts'

export const at = (day: number) => new Date(Date.UTC(2026, 10, day)).toISOString()
export const unavailable: Favorite = { ...shelfItem(1), createdAt: at(3) }

/** Existing content as stored on a device. */
export const anyOf = async (plural: string, query: string, day: number): Promise<Favorite> => {
  const response = await fetch(`${productionSite()}/v1/${plural}?limit=1${query}`)
  const { data } = await response.json()
  const [card] = Object.values<{ list: { id: string; kind: Favorite['targetType'] }[] }>(data)[0]?.list ?? []
  if (!card) throw new Error(`no ${plural}`)
  return { targetType: card.kind, targetId: card.id, createdAt: at(day) }
}

export const withSpot = async (page: Page, ...others: Favorite[]) => {
  const spot = await anyOf('spots', '&q=城崎温泉', 5)
  await seedStorage(page, { favorites: listOf(spot, ...others) })
}
