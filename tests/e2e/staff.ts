import { expect, type Page } from '@playwright/test'
import type { ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { DOMAIN } from '#identity/people.ts'
import { beSignedIn } from './member.ts'

export type StaffRole = 'contributor' | 'editor' | 'publisher' | 'admin' | 'support'

/** Calls `/v1/manage` as whoever is signed in on a page. */
export type Office = {
  /** What says who asks. */
  token: string
  get: (path: string) => Promise<unknown>
  post: (path: string, data: object) => Promise<unknown>
  patch: (path: string, data: object) => Promise<unknown>
}

/** Is signed in as the sample person of a role; answers with how to call the office as them. */
export const signInAsStaff = async (page: Page, role: StaffRole): Promise<Office> => {
  const token = await beSignedIn(page, `${role}@${DOMAIN}`)
  const headers = { authorization: `Bearer ${token}` }
  const call = (method: 'GET' | 'POST' | 'PATCH') => async (path: string, data?: object) => {
    const url = path ? `/v1/manage/${path}` : '/v1/manage'
    const response = await page.request.fetch(url, { method, headers, ...(data && { data }) })
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true)
    return (await response.json()).data
  }
  return { token, get: call('GET'), post: call('POST'), patch: call('PATCH') }
}

/** A draft of theirs with these fields. */
export const aDraft = async (
  office: Office,
  plural: string,
  fields: Record<string, unknown>,
): Promise<ManuscriptDocument> => {
  const data = await office.post(plural, { id: randomIdentifier(), fields })
  return (data as { document: ManuscriptDocument }).document
}
