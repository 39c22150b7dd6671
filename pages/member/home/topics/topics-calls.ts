import { z } from 'zod'
import { Topics } from '#domain/shelf/topics.ts'
import { answer, api } from '#renderer/api.ts'
import { publicConfig } from '#renderer/auth/public-config.ts'

/** A part that does not match the schema is treated as missing: the others are shown. */
const orMissing = (part: z.ZodType) => part.catch(null)
const parts = Object.entries(Topics.shape).map(([name, part]) => [name, orMissing(part)])
export const TopicsParts = z.object(Object.fromEntries(parts)) as unknown as z.ZodType<Topics>
const TopicsAnswer = z.object({ topics: TopicsParts })

export const topicsKey = (accountId: string) => ['topics', accountId]

export const fetchTopics = async (): Promise<Topics> => {
  const call = api((await publicConfig()).apiHost).me.topics.$get()
  return (await answer(TopicsAnswer, call as never)).topics
}
