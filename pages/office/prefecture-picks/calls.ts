import { z } from 'zod'
import { type PrefecturePick, PrefecturePicks } from '#domain/content/prefecture-picks.ts'
import { Publication } from '#domain/publish/publication.ts'
import type { Identifier } from '#domain/text/identifier.ts'
import { answer, api } from '#renderer/api.ts'
import { publicConfig } from '#renderer/auth/public-config.ts'

const Summary = z.object({
  code: z.string(),
  count: z.int(),
  shown: z.int(),
  updatedAt: z.string().nullable(),
})
export type PickSummary = z.infer<typeof Summary>

const ListAnswer = z.object({ prefecturePicks: z.object({ list: z.array(Summary) }) })
const PicksAnswer = z.object({ prefecturePicks: PrefecturePicks })
const SavedAnswer = PicksAnswer.extend({ publication: Publication.nullable() })

const door = async () => api((await publicConfig()).apiHost).manage['prefecture-picks']

export const listPicks = async (): Promise<PickSummary[]> =>
  (await answer(ListAnswer, (await door()).$get())).prefecturePicks.list

export const loadPicks = async (code: string): Promise<PrefecturePicks> =>
  (await answer(PicksAnswer, (await door())[':code'].$get({ param: { code } }))).prefecturePicks

type Change = { version: number; picks: PrefecturePick[]; publicationId: Identifier }

export const savePicks = async (code: string, json: Change) =>
  answer(SavedAnswer, (await door())[':code'].$put({ param: { code }, json }))
