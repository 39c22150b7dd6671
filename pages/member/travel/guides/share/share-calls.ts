import { z } from 'zod'
import { type KnownShare, type ShareChoices, TravelGuide } from '#domain/travel/guide.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'
import { ResponseError } from '#renderer/shell/errors/errors.ts'
import { OFTEN_OFFLINE } from '#renderer/travel/calls.ts'

const GuideAnswer = z.object({ guide: TravelGuide })
const share = endpoint('POST /travel/guides/:id/share', GuideAnswer, OFTEN_OFFLINE)
const unshare = endpoint('DELETE /travel/guides/:id/share', GuideAnswer, OFTEN_OFFLINE)
const getCalendar = endpoint('GET /travel/guides/:file{.+\\.ics}', undefined, { endsWithPage: true })

/** The guide after a change, and whether it is as somebody else left it: another screen or device changed the link before. */
export type Shared = { guide: TravelGuide; isOutdated: boolean }

/** Creates a link, or changes what the `known` one shows; that stays the same. */
export async function shareGuide(
  id: string,
  choices: ShareChoices,
  known: KnownShare | null,
): Promise<Shared> {
  const json = { ...choices, known: known && { token: known.token, choices: known.choices } }
  try {
    return { ...(await request(share({ param: { id }, json }))), isOutdated: false }
  } catch (error) {
    const present = error instanceof ResponseError ? TravelGuide.safeParse(error.data?.guide) : null
    if (!present?.success) throw error
    return { guide: present.data, isOutdated: true }
  }
}

/** Revokes the link. */
export const revokeShare = async (id: string): Promise<Shared> => ({
  ...(await request(unshare({ param: { id } }))),
  isOutdated: false,
})

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
