import type { Page } from '@playwright/test'
import { thing } from '#domain/shelf/shelf.fixture.ts'
import type { Favorite } from '#domain/shelf/shelf.ts'
import { productionSite } from './fixtures.ts'
import { hadStored, listOf } from './shelf.ts'

export const at = (day: number) => new Date(Date.UTC(2026, 10, day)).toISOString()
export const gone: Favorite = { ...thing(1), createdAt: at(3) }

/** Content as it is, in the form in which a device keeps it. */
export const anyOf = async (plural: string, query: string, day: number): Promise<Favorite> => {
  const response = await fetch(`${productionSite()}/v1/${plural}?limit=1${query}`)
  const { data } = await response.json()
  const [card] = Object.values<{ list: { id: string; kind: Favorite['targetType'] }[] }>(data)[0]?.list ?? []
  if (!card) throw new Error(`no ${plural}`)
  return { targetType: card.kind, targetId: card.id, createdAt: at(day) }
}

export const withSpot = async (page: Page, ...others: Favorite[]) => {
  const spot = await anyOf('spots', '&q=城崎温泉', 5)
  await hadStored(page, { favorites: listOf(spot, ...others) })
}
