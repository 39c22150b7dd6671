import { z } from 'zod'
import { type ShareChoices, TravelGuide } from '#domain/travel/guide.ts'
import { answer, api } from '#renderer/api.ts'
import { publicConfig } from '#renderer/auth/public-config.ts'
import { registerTokens } from '#renderer/auth/register-tokens.ts'
import { toldWhy } from '#renderer/travel/call.ts'

const GuideAnswer = z.object({ guide: TravelGuide })

const guides = async () => {
  registerTokens()
  return api((await publicConfig().catch(toldWhy)).apiHost).travel.guides
}

/** Makes a link, or changes what those see who have it; the link stays the same. */
export const shareGuide = async (id: string, choices: ShareChoices): Promise<TravelGuide> =>
  (
    await answer(
      GuideAnswer,
      (await guides())[':id'].share.$post({ param: { id }, json: choices }).catch(toldWhy),
    )
  ).guide

/** Takes the link back: it leads nowhere from now on. */
export const revokeShare = async (id: string): Promise<TravelGuide> =>
  (await answer(GuideAnswer, (await guides())[':id'].share.$delete({ param: { id } }).catch(toldWhy))).guide

/** The guide for a calendar, under the name that the server gives it; `alarm` in minutes before each activity. */
export const askCalendar = async (
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
