import { z } from 'zod'
import {
  type PrefectureRecommendation,
  PrefectureRecommendations,
} from '#domain/content/prefecture-recommendations.ts'
import { Publication } from '#domain/publish/publication.ts'
import type { Identifier } from '#domain/text/identifier.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'

const Summary = z.object({
  code: z.string(),
  count: z.int(),
  shown: z.int(),
  updatedAt: z.string().nullable(),
})
export type RecommendationSummary = z.infer<typeof Summary>

const RecommendationsAnswer = z.object({ prefecturePicks: PrefectureRecommendations })

const list = endpoint(
  'GET /manage/prefecture-picks',
  z.object({ prefecturePicks: z.object({ list: z.array(Summary) }) }),
  { endsWithPage: true },
)
const get = endpoint('GET /manage/prefecture-picks/:code', RecommendationsAnswer, { endsWithPage: true })
const save = endpoint(
  'PUT /manage/prefecture-picks/:code',
  RecommendationsAnswer.extend({ publication: Publication.nullable() }),
)

export const listRecommendations = async (): Promise<RecommendationSummary[]> =>
  (await request(list())).prefecturePicks.list

export const loadRecommendations = async (code: string): Promise<PrefectureRecommendations> =>
  (await request(get({ param: { code } }))).prefecturePicks

type Change = { version: number; picks: PrefectureRecommendation[]; publicationId: Identifier }

export const saveRecommendations = (code: string, json: Change) => request(save({ param: { code }, json }))
