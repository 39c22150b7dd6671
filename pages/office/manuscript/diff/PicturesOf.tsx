import { isEqual } from '#domain/json/is-equal.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import styles from './PicturesOf.module.css'
import { picturesIn, type ShownPicture } from './pictures-in.ts'

type Props = {
  value: unknown
  /** The other version; pictures in both are omitted. */
  other?: unknown
  label?: string
}

const isIn = (list: readonly ShownPicture[], { address, focalX, focalY }: ShownPicture): boolean =>
  list.some((one) => one.address === address && isEqual([one.focalX, one.focalY], [focalX, focalY]))

/** Thumbnails of a version's pictures. */
export function PicturesOf({ value, other, label }: Props) {
  const existing = picturesIn(other)
  const shown = picturesIn(value).filter((picture) => !isIn(existing, picture))
  if (shown.length === 0) return null
  return (
    <figure className={styles.pictures}>
      {label && <figcaption>{label}</figcaption>}
      {shown.map((picture) => (
        <Picture
          key={`${picture.address} ${picture.focalX} ${picture.focalY}`}
          picture={picture}
          presets={['xs:cover', 'sm200:cover']}
          sizes="8rem"
        />
      ))}
    </figure>
  )
}
