import sharp from 'sharp'
import { type MemberSite, registered } from '#tests/worker/member-site.ts'
import { addAction, aMember } from '#tests/worker/travel.ts'
import { photoBucket } from './photo-bucket.fixture.ts'

export const GPS_NAME = 'Taken at 35.626N 134.808E by HANA'
const plain = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#2050d0' } })
/** A photo as taken by a phone: rotated, with place, date and maker. */
export const withPlace = await plain
  .jpeg()
  .withExif({
    IFD0: { Make: 'TabiPhone', Copyright: GPS_NAME, ImageDescription: GPS_NAME },
    IFD2: { DateTimeOriginal: '2026:11:01 10:20:30' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '35/1 37/1 34/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '134/1 48/1 29/1',
    },
  })
  .withMetadata({ orientation: 6 })
  .toBuffer()
/** A photo without any of that. */
export const small = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#20d020' } })
  .png()
  .toBuffer()

export const pathOf = (action: string, photo: string) => `/travel/actions/${action}/photos/${photo}`

/** The bucket of a site, and members with records and photos. */
export const photosOn = async (site: MemberSite) => ({
  photos: await photoBucket(site),
  aMember: async () => {
    const { token, accountId } = await aMember(site, (await registered(site)).sub)
    return { token, account: accountId }
  },
  aRecord: async (token: string): Promise<string> => (await addAction(site, token)).body.data.travelAction.id,
  put: async (token: string, action: string, photo: string, picture: Uint8Array, type = 'image/jpeg') => {
    const response = await fetch(`${site.url}/v1${pathOf(action, photo)}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body: new Uint8Array(picture),
    })
    return { status: response.status, body: await response.json() }
  },
})
