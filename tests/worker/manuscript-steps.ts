import { expect } from 'vitest'
import { ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import type { MemberSite } from './member-site.ts'
import { aCompleteDraft, type Staff } from './office.ts'

type Fields = Record<string, unknown>
type Version = { id: string; version: number }

export const endpointOf = (id: string) => `/manage/article-pages/${id}`
export const articlePath = (slug: unknown) => `/article-pages/${slug}`

/** Steps of a publisher with articles of a site, and what readers see of them. */
export const stepsOf = (publisher: Staff, site: MemberSite) => {
  /** Takes a step and expects success. */
  const step = async (name: string, { id, version }: Version, more: object = {}) => {
    const { status, body } = await publisher.request(`POST ${endpointOf(id)}/${name}`, { version, ...more })
    expect([name, status, body.errors]).toEqual([name, 200, undefined])
    return { ...ManuscriptDocument.parse(body.data.document), publication: body.data.publication }
  }
  return {
    step,
    save: async ({ id, version }: Version, fields: Fields) => {
      const { status, body } = await publisher.request(`PATCH ${endpointOf(id)}`, { version, fields })
      expect([status, body.errors]).toEqual([200, undefined])
      return ManuscriptDocument.parse(body.data.document)
    },
    /** A public page. */
    aPage: async (fields: Fields = {}) => {
      const draft = await aCompleteDraft(publisher, fields)
      return step('publish', draft.manuscript)
    },
    seen: async (path: string) => {
      const response = await fetch(site.url + path, { redirect: 'manual' })
      const { status, headers } = response
      return { status, location: headers.get('location'), html: await response.text() }
    },
  }
}
