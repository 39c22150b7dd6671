import { z } from 'zod'
import { type ShareChoices, TravelGuide } from '#domain/travel/guide.ts'
import { answer, api } from '#renderer/api.ts'
import { publicConfig } from '#renderer/auth/public-config.ts'
import { registerTokens } from '#renderer/auth/register-tokens.ts'
import { rethrowAsOffline } from '#renderer/travel/call.ts'

const GuideAnswer = z.object({ guide: TravelGuide })

const guides = async () => {
  registerTokens()
  return api((await publicConfig().catch(rethrowAsOffline)).apiHost).travel.guides
}

/** Creates a link, or changes what it shows; the link stays the same. */
export const shareGuide = async (id: string, choices: ShareChoices): Promise<TravelGuide> =>
  (
    await answer(
      GuideAnswer,
      (await guides())[':id'].share.$post({ param: { id }, json: choices }).catch(rethrowAsOffline),
    )
  ).guide

/** Revokes the link. */
export const revokeShare = async (id: string): Promise<TravelGuide> =>
  (
    await answer(
      GuideAnswer,
      (await guides())[':id'].share.$delete({ param: { id } }).catch(rethrowAsOffline),
    )
  ).guide

/** The calendar file of a guide with the server's file name; `alarm` in minutes before each activity. */
export const fetchCalendar = async (
  id: string,
  alarm?: '10' | '30' | '60' | '1440',
): Promise<{ name: string; file: Blob }> => {
  const response = await (await guides())[':file{.+\\.ics}'].$get({
    param: { file: `${id}.ics` },
    query: alarm ? { alarm } : {},
  })
  const [, name = 'travel-guide.ics'] =
    /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { name: decodeURIComponent(name), file: await response.blob() }
}
