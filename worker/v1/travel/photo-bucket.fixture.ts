import type { MemberSite } from '#tests/worker/member-site.ts'

/** The bucket of members' photos. */
export const photoBucket = async ({ miniflare }: MemberSite) => {
  const bucket = await miniflare.getR2Bucket('PHOTOS')
  return {
    list: async (prefix: string): Promise<string[]> =>
      (await bucket.list({ prefix })).objects.map(({ key }) => key),
    get: async (key: string): Promise<Uint8Array> =>
      new Uint8Array((await (await bucket.get(key))?.arrayBuffer()) ?? new ArrayBuffer(0)),
    put: async (key: string): Promise<void> => {
      await bucket.put(key, 'x')
    },
  }
}
