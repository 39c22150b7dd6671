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
    <fieldset className="min-w-0 border-0 p-0">
      <legend className="p-0 font-semibold">表紙の写真</legend>
      <div className="flex gap-8 overflow-x-auto p-4">
        <label className={styles.choice}>
          <input
            className="absolute start-4 top-4 size-[1.25rem] accent-ai"
            type="radio"
            value=""
            {...register('coverImage')}
          />
          <span className="grid h-full place-items-center px-8 pt-24 pb-8 text-center text-13 leading-[1.5] text-usuzumi">
            はじめの場所の写真
          </span>
        </label>
        {pictures.map(({ id, title, picture }) => (
          <label className={styles.choice} key={id}>
            <input
              className="absolute start-4 top-4 size-[1.25rem] accent-ai"
              type="radio"
              value={picture.address}
              {...register('coverImage')}
            />
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
