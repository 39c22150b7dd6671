import { z } from 'zod'
import { type ShareChoices, TravelGuide } from '#domain/travel/guide.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'
import { OFTEN_OFFLINE } from '#renderer/travel/calls.ts'

const GuideAnswer = z.object({ guide: TravelGuide })
const share = endpoint('POST /travel/guides/:id/share', GuideAnswer, OFTEN_OFFLINE)
const unshare = endpoint('DELETE /travel/guides/:id/share', GuideAnswer, OFTEN_OFFLINE)
const getCalendar = endpoint('GET /travel/guides/:file{.+\\.ics}', undefined, { endsWithPage: true })

/** Creates a link, or changes what it shows; the link stays the same. */
export const shareGuide = async (id: string, choices: ShareChoices): Promise<TravelGuide> =>
  (await request(share({ param: { id }, json: choices }))).guide

/** Revokes the link. */
export const revokeShare = async (id: string): Promise<TravelGuide> =>
  (await request(unshare({ param: { id } }))).guide

/** The calendar file of a guide with the server's file name; `alarm` in minutes before each activity. */
export const fetchCalendar = async (
  id: string,
  alarm?: '10' | '30' | '60' | '1440',
): Promise<{ name: string; file: Blob }> => {
  const response = await request(getCalendar({ param: { file: `${id}.ics` }, query: { alarm } }))
  const [, name = 'travel-guide.ics'] =
    /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { name: decodeURIComponent(name), file: await response.blob() }
}
