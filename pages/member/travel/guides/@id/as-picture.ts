import type { Picture } from '#domain/image/picture.ts'
import type { GuidePlace } from '#domain/travel/guide-document.ts'

/** A picture of a guide's place as pages draw pictures; who made it is told on the place's own page. */
export const asPicture = (picture: NonNullable<GuidePlace['picture']>): Picture => ({
  ...picture,
  credit: '',
  license: null,
})
