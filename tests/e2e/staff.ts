import { expect, type Page } from '@playwright/test'
import type { ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { DOMAIN } from '#identity/people.ts'
import { startSession } from './member.ts'

type StaffRole = 'contributor' | 'editor' | 'publisher' | 'admin' | 'support'

/** Calls `/v1/manage` as the user signed in on a page. */
export type Office = {
  /** The authorization header. */
  token: string
  get: (path: string) => Promise<unknown>
  post: (path: string, data: object) => Promise<unknown>
  patch: (path: string, data: object) => Promise<unknown>
}

/** Signs in as the sample user of a role; returns a client of the management API. */
export const signInAsStaff = async (page: Page, role: StaffRole): Promise<Office> => {
  const token = await startSession(page, `${role}@${DOMAIN}`)
  const headers = { authorization: `Bearer ${token}` }
  const call = (method: 'GET' | 'POST' | 'PATCH') => async (path: string, data?: object) => {
    const url = path ? `/v1/manage/${path}` : '/v1/manage'
    const response = await page.request.fetch(url, { method, headers, ...(data && { data }) })
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true)
    return (await response.json()).data
  }
  return { token, get: call('GET'), post: call('POST'), patch: call('PATCH') }
}

/** Creates a draft with these fields. */
export const createDraft = async (
  office: Office,
  plural: string,
  fields: Record<string, unknown>,
): Promise<ManuscriptDocument> => {
  const data = await office.post(plural, { id: randomIdentifier(), fields })
  return (data as { document: ManuscriptDocument }).document
}
