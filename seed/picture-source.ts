import type { Picture } from '#domain/image/picture.ts'
import { PICTURE_COLOURS } from './pictures/colours.ts'
import type { Motif, PictureSubject, Season, TimeOfDay } from './pictures/subject.ts'

type Landmark = NonNullable<PictureSubject['landmark']>

/** A drawing: `key` names the file and varies the drawing, the rest describes its subject. */
export type PictureSource = {
  key: string
  motif: Motif
  season: Season
  time: TimeOfDay
  landmark?: Landmark
  alt: string
}

/** The key of a drawing in the media bucket. */
export const pictureKey = (key: string): string => `drawn/${key}.jpg`

const drawn = new Map<string, { subject: PictureSubject; picture: Picture }>()

/** A picture of the sample content. Each is drawn once (`scripts/pictures/draw.ts`). */
export function picture({ alt, ...subject }: PictureSource): Picture {
  const made: Picture = {
    address: `{address}/${pictureKey(subject.key)}`,
    alt,
    credit: 'たびしるべ（挿絵）',
    license: null,
    focalX: 0.5,
    focalY: 0.5,
    color: PICTURE_COLOURS[subject.key],
  }
  drawn.set(subject.key, { subject, picture: made })
  return made
}

/** All pictures of the content loaded so far. */
export const drawnSubjects = (): PictureSubject[] => [...drawn.values()].map(({ subject }) => subject)

/** The pictures as fields of content, by the key of their drawing. */
export const drawnPictures = (): { key: string; picture: Picture }[] =>
  [...drawn].map(([key, { picture: made }]) => ({ key, picture: made }))
