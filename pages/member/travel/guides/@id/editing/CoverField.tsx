import { useFormContext } from 'react-hook-form'
import type { GuidePlace } from '#domain/travel/guide-document.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import { asPicture } from '../as-picture.ts'
import styles from './CoverField.module.css'

/** The cover picture: of a place in the guide, by default the first one. */
export function CoverField({ places }: { places: readonly GuidePlace[] }) {
  const { register } = useFormContext()
  const pictures = places.flatMap(({ id, title, picture }) => (picture ? [{ id, title, picture }] : []))
  if (pictures.length === 0) return null
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>表紙の写真</legend>
      <div className={styles.choices}>
        <label className={styles.choice}>
          <input className={styles.mark} type="radio" value="" {...register('coverImage')} />
          <span className={styles.any}>はじめの場所の写真</span>
        </label>
        {pictures.map(({ id, title, picture }) => (
          <label className={styles.choice} key={id}>
            <input className={styles.mark} type="radio" value={picture.address} {...register('coverImage')} />
            <Picture
              picture={asPicture(picture)}
              presets={['xs:cover', 'sm200:cover']}
              sizes="7rem"
              decorative
            />
            <span className="visually-hidden">{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
