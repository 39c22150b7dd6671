import { z } from 'zod'
import { Topics } from '#domain/shelf/topics.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'

/** A part that does not match the schema is treated as missing: the others are shown. */
const orMissing = (part: z.ZodType) => part.catch(null)
const parts = Object.entries(Topics.shape).map(([name, part]) => [name, orMissing(part)])
export const TopicsParts = z.object(Object.fromEntries(parts)) as unknown as z.ZodType<Topics>

const getTopics = endpoint('GET /me/topics', z.object({ topics: TopicsParts }), { endsWithPage: true })

export const topicsKey = (accountId: string) => ['topics', accountId]

export const fetchTopics = async (): Promise<Topics> => (await request(getTopics())).topics
