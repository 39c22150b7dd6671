import { randomIdentifier } from '#domain/text/identifier.ts'
import type { MemberSite } from '../worker/member-site.ts'
import { aMember } from '../worker/travel.ts'
import type { LoadRequest } from './drive.ts'

/** Several, because the number of records per member is limited (domain/travel/guide.ts). */
const MEMBERS = 24

/** A travel record as a member's device creates it, including its id. */
export const aRecord = (id = randomIdentifier()) => ({
  id,
  type: 'visited',
  refKind: null,
  refId: null,
  title: '兼六園をあるく',
  date: '2026-11-01',
  prefectureCode: '17',
  cityCode: null,
  rating: 5,
  memo: '雪吊りの松',
  activityId: null,
  visibility: 'private',
})

export const withToken = (token: string): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
})

/** Members who have signed in. */
export const someMembers = (site: MemberSite, count = MEMBERS) =>
  Promise.all(Array.from({ length: count }, () => aMember(site)))

type Member = Awaited<ReturnType<typeof aMember>>

/** Each request creates a new record, of one member after the other. */
export const newRecords = (members: readonly Member[]): LoadRequest => {
  let turn = 0
  return {
    method: 'POST',
    path: '/v1/travel/actions',
    next: () => {
      const member = members[turn++ % members.length]
      return {
        headers: withToken(member?.token ?? ''),
        body: JSON.stringify({ action: aRecord() }),
      }
    },
  }
}
