import { randomIdentifier } from '#domain/text/identifier.ts'
import { call, type MemberSite } from '#tests/worker/member-site.ts'
import { aMember, aNewGuide, anActivity, makeGuide } from '#tests/worker/travel.ts'

type Member = { token: string }

export const THEME = { kind: 'theme', date: null, title: '雨の日の候補', memo: '' } as const

export const idsOf = (list: { id: string }[]) => list.map(({ id }) => id)
export const ordersOf = (list: { order: number }[]) => list.map(({ order }) => order)

/** Calls about the sections and activities of guides of a site. */
export const sectionsOn = (site: MemberSite) => ({
  addSection: ({ token }: Member, guideId: string, at: number, id = randomIdentifier()) =>
    call(site, `POST /travel/guides/${guideId}/sections`, { token, body: { id, at, section: THEME } }),
  addActivity: ({ token }: Member, sectionId: string, at: number, id = randomIdentifier()) =>
    call(site, `POST /travel/sections/${sectionId}/activities`, {
      token,
      body: { id, at, activity: anActivity({ title: `${at}` }) },
    }),
  reorder: ({ token }: Member, sectionId: string, activityIds: string[]) =>
    call(site, `POST /travel/sections/${sectionId}/reorder`, { token, body: { activityIds } }),
  read: async ({ token }: Member, guideId: string) =>
    (await call(site, `GET /travel/guides/${guideId}`, { token })).body.data.travelGuide,
  /** A member with a guide of a number of sections and activities. */
  withGuide: async (days: number, lines: number) => {
    const member = await aMember(site)
    const document = await makeGuide(site, member.token, aNewGuide(days, lines))
    const sections: string[] = idsOf(document.sections)
    const activities: string[][] = sections.map((id) =>
      idsOf(document.activities.filter((one: { sectionId: string }) => one.sectionId === id)),
    )
    return { member, id: document.guide.id as string, document, sections, activities }
  },
})
