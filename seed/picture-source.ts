import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { Picture } from '#domain/image/picture.ts'
import { PICTURE_COLOURS } from './pictures/colours.ts'
import { describe } from './pictures/description.ts'
import { type Drawing, isPlate, type PictureSubject } from './pictures/subject.ts'

/** A picture of the sample content: `key` names its file, the rest says what is drawn. */
export type PictureSource = Drawing

/** The smallest from which every served size can be cut. */
export const PICTURE_SIZE = { width: 2144, height: 1206 } as const
export const PICTURE_MIME = 'image/webp'

/** The key of the picture for addresses without one (`FALLBACK_IMAGE_ADDRESS`). */
export const FALLBACK_PICTURE = 'sample'

const FILES = 'seed/pictures/files'

/** The file of a picture, from the root of the repository. */
export const pictureFile = (key: string): string => `${FILES}/${key}.webp`

/** The keys of all files. */
export const pictureFiles = (): string[] =>
  globSync(pictureFile('*'))
    .map((file) => basename(file, '.webp'))
    .sort()

/** The folder of the pictures in the media bucket. */
export const PICTURE_FOLDER = 'drawn/'

/** The key of a picture in the media bucket. */
export const pictureKey = (key: string): string => `${PICTURE_FOLDER}${key}.webp`

const drawn = new Map<string, { subject: PictureSubject; picture: Picture }>()

/** A picture of the sample content, with the description of what it shows. */
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

/** The pictures of the content loaded so far: what they show, and their fields in content. */
export const drawnPictures = (): { subject: PictureSubject; picture: Picture }[] => [...drawn.values()]
