import type { Media } from '#domain/media/media.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { call, login, type MemberSite, tokensOf } from '#tests/worker/member-site.ts'
import { setRole } from '../../db/account/accounts.server.ts'

type Sent = { id?: string; name?: string; token?: string | undefined; type?: string }

/** The media library of a site, people of each role, and the calls of its tests. */
export async function openLibrary(site: MemberSite) {
  const db = site.db as unknown as D1Database
  const bucket = await site.miniflare.getR2Bucket('MEDIA')
  const as = async (role: string): Promise<string> => {
    const { access, id } = await tokensOf(site)
    const { body } = await login(site, id)
    await setRole(db, body.data.account.id, role, new Date())
    return access
  }
  const [editor, publisher, contributor] = [
    await as('editor'),
    await as('publisher'),
    await as('contributor'),
  ]

  const upload = async (
    file: Uint8Array,
    { id = randomIdentifier(), name: called = 'photo.jpg', token = editor, type = 'image/jpeg' }: Sent = {},
  ) => {
    const query = new URLSearchParams({ id, name: called })
    const response = await fetch(`${site.url}/v1/manage/media?${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body: new Uint8Array(file),
    })
    // biome-ignore lint/suspicious/noExplicitAny: tests read any field of it
    const body: any = await response.json()
    return { status: response.status, body, media: body.data?.media as Media }
  }

  const request = (endpoint: string, body?: unknown, token = editor) => call(site, endpoint, { token, body })
  const list = async (query: string) => (await request(`GET /manage/media?${query}`)).body.data.media

  return {
    db,
    bucket,
    /** The access token of a new person with that role. */
    as,
    editor,
    publisher,
    contributor,
    upload,
    request,
    list,
    /** The keys of all files of uploads. */
    stored: async () => (await bucket.list({ prefix: 'media/' })).objects.map(({ key }) => key).sort(),
    fileOf: async ({ address }: Media) => {
      const file = await bucket.get(address.replace('{address}/', ''))
      return file ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
    },
    /** The picture of 城崎温泉 itself; articles about it have other ones. */
    hotSpring: async (): Promise<Media> =>
      (await list(`q=${encodeURIComponent('城崎温泉')}`)).list.find(({ name }: Media) => name === '城崎温泉'),
  }
}
