import { japanTime } from '#domain/date/japan-time.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import type { TravelActivityInput } from '#domain/travel/activity.ts'
import { BLANK_ACTIVITY, blankGuide, type NewGuide } from '#domain/travel/new-guide.ts'
import { call, login, type MemberSite, tokensOf } from './member-site.ts'

/** A signed-in member: the token of their calls and the id of their account. */
export const aMember = async (site: MemberSite, sub?: string) => {
  const tokens = await tokensOf(site, sub)
  const { body } = await login(site, tokens.id)
  return { ...tokens, token: tokens.access, accountId: body.data.account.id as string }
}

/** A line of a guide, `free` by default. */
export const anActivity = (rest: Partial<TravelActivityInput> = {}): TravelActivityInput => ({
  ...BLANK_ACTIVITY,
  kind: 'free',
  title: '朝の散歩',
  ...rest,
})

/** A guide with a number of days and lines for each, as a client creates it. */
export const aNewGuide = (days = 0, lines = 0, rest: Partial<NewGuide['guide']> = {}): NewGuide => {
  const sections = Array.from({ length: days }, (_, index) => ({
    id: randomIdentifier(),
    kind: 'day' as const,
    date: null,
    title: `${index + 1}日目`,
    memo: '',
  }))
  return {
    guide: {
      ...blankGuide({ id: randomIdentifier(), title: '秋の金沢', startDate: null }),
      ...rest,
    },
    sections,
    activities: sections.flatMap(({ id, title }) =>
      Array.from({ length: lines }, (_, index) => ({
        ...anActivity({ title: `${title}の${index + 1}` }),
        id: randomIdentifier(),
        sectionId: id,
      })),
    ),
  }
}

/** Creates a guide and returns it as it is stored. */
export const makeGuide = async (site: MemberSite, token: string, guide = aNewGuide()) => {
  const { status, body } = await call(site, 'POST /travel/guides', { token, body: guide })
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body.data.travelGuide
}

/** A travel record as a client creates it: a visit of today by default. */
export const anAction = (rest: object = {}) => ({
  id: randomIdentifier(),
  type: 'visited',
  refKind: null,
  refId: null,
  title: '城崎温泉の外湯',
  date: japanTime(new Date()).date,
  prefectureCode: '28',
  cityCode: '28209',
  rating: null,
  memo: '',
  activityId: null,
  visibility: 'private',
  ...rest,
})

/** Creates a travel record. */
export const addAction = (site: MemberSite, token: string, rest?: object) =>
  call(site, 'POST /travel/actions', { token, body: { action: anAction(rest) } })

/** The ids of all public spots of the sample content. */
export const spotIds = async ({ db }: MemberSite): Promise<string[]> => {
  const { results } = await db
    .prepare("SELECT id FROM spots WHERE status = 'published' ORDER BY id")
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

/** All rows of the tables of guides, to compare before and after. */
export const dumpTravel = async ({ db }: MemberSite): Promise<unknown> => {
  const tables = [
    'travel_guides',
    'travel_sections',
    'travel_activities',
    'travel_deleted_parts',
    'usage_stats',
  ]
  const results = await db.batch(tables.map((table) => db.prepare(`SELECT * FROM ${table} ORDER BY 1, 2, 3`)))
  return Object.fromEntries(tables.map((table, index) => [table, results[index]?.results]))
}
