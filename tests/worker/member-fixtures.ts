import sharp from 'sharp'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { call, identityOf, login, type MemberSite, tokensOf } from './member-site.ts'
import { aNewGuide, anAction, anActivity, makeGuide, spotIds } from './travel.ts'

/** Occurs in every text that is created here: only the owner may read it. */
export const SECRET = 'だれにも見せない言葉'

/** One of everything that a member can have, by id. */
export type MemberFixtures = {
  guide: string
  section: string
  activity: string
  action: string
  photo: string
  /** A public spot in the owner's favourites and history. */
  spot: string
  newAction: object
  picture: Uint8Array
}

export const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#336' } })
  .jpeg()
  .toBuffer()

type RequestOptions = { token?: string; body?: unknown }

/** Calls `/v1` and returns the raw answer; bytes are sent as a photo. */
export const request = async (
  { url }: Pick<MemberSite, 'url'>,
  endpoint: string,
  { token, body }: RequestOptions = {},
) => {
  const [method = 'GET', path = ''] = endpoint.split(' ')
  const isPhoto = body instanceof Uint8Array
  const response = await fetch(`${url}/v1${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      // A request that is refused before its body was read leaves a closed connection.
      ...(body !== undefined && {
        connection: 'close',
        'content-type': isPhoto ? 'image/jpeg' : 'application/json',
      }),
    },
    ...(body !== undefined && { body: isPhoto ? new Uint8Array(body) : JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text() }
}

const A_WEEK_MS = 7 * 86_400_000

const aVisit = (title: string) =>
  anAction({ title, memo: title, rating: 5, date: '2026-11-01', prefectureCode: '17', cityCode: null })

/** Creates one of everything by the API. Photos take longer. */
export const createMemberFixtures = async (
  site: MemberSite,
  token: string,
  withPhoto = true,
): Promise<MemberFixtures> => {
  const done = async (endpoint: string, body?: unknown) => {
    const { status, text } = await request(site, endpoint, { token, body })
    if (status !== 200) throw new Error(`${endpoint}: ${status} ${text}`)
  }
  const sent = aNewGuide(2, 1, { title: SECRET, memo: SECRET, startDate: '2040-05-01' })
  sent.activities = sent.activities.map((one) => ({ ...one, ...anActivity({ title: SECRET }) }))
  const { guide, sections, activities } = await makeGuide(site, token, sent)
  const [spot = ''] = await spotIds(site)
  const [action, photo] = [aVisit(SECRET), randomIdentifier()]
  const choices = { members: true, memos: true, costs: true, reservations: true, checklist: true }
  const lately = new Date(Date.now() - A_WEEK_MS).toISOString()
  const viewed = { firstViewedAt: lately, lastViewedAt: lately, views: 3 }
  await done(`POST /travel/guides/${guide.id}/share`, choices)
  await done(`DELETE /travel/activities/${activities[1].id}`)
  await done('POST /travel/actions', { action })
  if (withPhoto) await done(`PUT /travel/actions/${action.id}/photos/${photo}`, picture)
  await done(`PUT /me/favorites/spots/${spot}`, { createdAt: lately })
  await done(`PUT /me/histories/spots/${spot}`, viewed)
  await done('PUT /me/histories/setting', { isPaused: false })
  await done('PUT /me/stats/prefectures/17', { level: 'lived' })
  await done('POST /account-auth-integrations')
  return {
    guide: guide.id,
    section: sections[0].id,
    activity: activities[0].id,
    action: action.id,
    photo,
    spot,
    newAction: aVisit('兼六園'),
    picture,
  }
}

/** Adds a Google login to a member, with their token for another login. */
export const addGoogle = async (site: MemberSite, token: string): Promise<void> => {
  const integration = await call(site, 'POST /account-auth-integrations', { token })
  const google = await tokensOf(site, undefined, identityOf('Google'))
  await login(site, google.id, integration.body.data.accountAuthIntegration.integrationToken, token)
}
