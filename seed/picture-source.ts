import type { Picture } from '#domain/image/picture.ts'
import { PICTURE_COLOURS } from './pictures/colours.ts'
import { describe } from './pictures/description.ts'
import { type Drawing, isPlate, type PictureSubject } from './pictures/subject.ts'

/** A drawing: `key` names the file and varies the drawing, the rest describes its subject. */
export type PictureSource = Drawing

/** The key of a drawing in the media bucket. */
export const pictureKey = (key: string): string => `drawn/${key}.jpg`

const drawn = new Map<string, { subject: PictureSubject; picture: Picture }>()

/** A picture of the sample content. Each is drawn once (`scripts/pictures/draw.ts`). */
export function picture(subject: PictureSubject): Picture {
  const made: Picture = {
    address: `{address}/${pictureKey(subject.key)}`,
    alt: describe(subject),
    credit:
      isPlate(subject) && subject.prefecture
        ? 'たびしるべ（県の形：MapSVG、CC BY 4.0）'
        : 'たびしるべ（挿絵）',
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
