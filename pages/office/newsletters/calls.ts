import { z } from 'zod'
import { listOf } from '#domain/api/envelope.ts'
import { type IssueInput, IssuePreview, NewsletterIssue } from '#domain/newsletter/issue.ts'
import type { Identifier } from '#domain/text/identifier.ts'
import { Done } from '#renderer/api/answer.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'

const IssueAnswer = z.object({ newsletter: NewsletterIssue })
const WithSubscribers = IssueAnswer.extend({ subscribers: z.int().nonnegative() })
export type IssueWithSubscribers = z.infer<typeof WithSubscribers>

export const listNewsletters = endpoint(
  'GET /manage/newsletters',
  z.object({ newsletters: listOf(NewsletterIssue), subscribers: z.int().nonnegative() }),
)
const get = endpoint('GET /manage/newsletters/:id', WithSubscribers, { endsWithPage: true })
const create = endpoint('POST /manage/newsletters', IssueAnswer)
const save = endpoint('PATCH /manage/newsletters/:id', IssueAnswer)
const remove = endpoint('DELETE /manage/newsletters/:id', Done)
const preview = endpoint('POST /manage/newsletters/preview', z.object({ preview: IssuePreview }))
const test = endpoint('POST /manage/newsletters/:id/test', Done)
const send = endpoint('POST /manage/newsletters/:id/send', IssueAnswer)
const stop = endpoint('POST /manage/newsletters/:id/stop', IssueAnswer)
const resume = endpoint('POST /manage/newsletters/:id/resume', IssueAnswer)

type Issue = Pick<NewsletterIssue, 'id' | 'version'>

export const loadNewsletter = (id: string) => request(get({ param: { id } }))

export const createNewsletter = async (id: Identifier, issue: IssueInput): Promise<NewsletterIssue> =>
  (await request(create({ json: { id, issue } }))).newsletter

export const saveNewsletter = async ({ id, version }: Issue, issue: IssueInput): Promise<NewsletterIssue> =>
  (await request(save({ param: { id }, json: { version, issue } }))).newsletter

export const deleteNewsletter = async ({ id, version }: Issue): Promise<void> => {
  await request(remove({ param: { id }, query: { version: String(version) } }))
}

/** `id`: of the saved issue, whose preview is what was sent; `null` for a new one. */
export const previewNewsletter = async (id: Identifier | null, issue: IssueInput): Promise<IssuePreview> =>
  (await request(preview({ json: { id, issue } }))).preview

export const sendTestNewsletter = async ({ id }: Issue): Promise<void> => {
  await request(test({ param: { id }, json: {} }))
}

export const sendNewsletter = async ({ id, version }: Issue): Promise<NewsletterIssue> =>
  (await request(send({ param: { id }, json: { version } }))).newsletter

export const stopNewsletter = async ({ id }: Issue): Promise<NewsletterIssue> =>
  (await request(stop({ param: { id }, json: {} }))).newsletter

export const resumeNewsletter = async ({ id }: Issue): Promise<NewsletterIssue> =>
  (await request(resume({ param: { id }, json: {} }))).newsletter
