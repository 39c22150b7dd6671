import { z } from 'zod'
import {
  type PrefectureRecommendation,
  PrefectureRecommendations,
} from '#domain/content/prefecture-recommendations.ts'
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
export type RecommendationSummary = z.infer<typeof Summary>

const ListAnswer = z.object({ prefecturePicks: z.object({ list: z.array(Summary) }) })
const RecommendationsAnswer = z.object({ prefecturePicks: PrefectureRecommendations })
const SavedAnswer = RecommendationsAnswer.extend({ publication: Publication.nullable() })

const client = async () => api((await publicConfig()).apiHost).manage['prefecture-picks']

export const listRecommendations = async (): Promise<RecommendationSummary[]> =>
  (await answer(ListAnswer, (await client()).$get())).prefecturePicks.list

export const loadRecommendations = async (code: string): Promise<PrefectureRecommendations> =>
  (await answer(RecommendationsAnswer, (await client())[':code'].$get({ param: { code } }))).prefecturePicks

type Change = { version: number; picks: PrefectureRecommendation[]; publicationId: Identifier }

export const saveRecommendations = async (code: string, json: Change) =>
  answer(SavedAnswer, (await client())[':code'].$put({ param: { code }, json }))
