import type { Picture } from '#domain/image/picture.ts'
import type { GuidePlace } from '#domain/travel/guide-document.ts'

/** A place's picture in the type that pages use; its credit is on the place's own page. */
export const asPicture = (picture: NonNullable<GuidePlace['picture']>): Picture => ({
  ...picture,
  credit: '',
  license: null,
})
