import { useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Card } from '#domain/content/card.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'
import { Button } from '#renderer/form/Button.tsx'
import fieldStyles from '#renderer/form/Field.module.css'
import { FieldError } from '#renderer/form/Field.tsx'
import inputStyles from '#renderer/form/Input.module.css'
import { useFieldError } from '#renderer/form/useField.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import styles from './Choices.module.css'

type Props = {
  favorites: { data?: Card[]; error?: unknown; retry: () => void }
  /** The code of the prefecture listed first. */
  prefecture: string | null
}

/** The member's favourites to choose from. */
export function FavoritesField({ favorites: { data, error, retry }, prefecture }: Props) {
  const { register } = useFormContext()
  const [chosen, setChosen] = useState(prefecture ?? '')
  const [id, mistake] = [useId(), useFieldError('places')]
  if (error)
    return (
      <div>
        <p role="alert">お気に入りを読み込めませんでした。</p>
        <Button onClick={retry}>再読み込み</Button>
      </div>
    )
  if (!data) return <p role="status">お気に入りを読み込んでいます。</p>
  if (data.length === 0)
    return (
      <p>
        お気に入りの場所がまだありません。
        <a href={link('spots')}>スポットをさがす</a>
      </p>
    )
  const codes: string[] = [...new Set(data.flatMap(({ prefectureCode }) => prefectureCode ?? []))].sort()
  const near = codes.includes(chosen) ? chosen : ''
  const missing = prefecture && !codes.includes(prefecture) ? prefectureOfCode(prefecture) : null
  return (
    <fieldset className={fieldStyles.field} aria-describedby={mistake ? id : undefined} data-field="">
      <legend
        // The gap of a grid does not apply below a legend.
        className={`${fieldStyles.label} mb-8`}
      >
        行きたいところ
      </legend>
      {missing && (
        <p className={fieldStyles.hint}>
          {missing.name}のお気に入りはまだありません。ほかの土地のお気に入りから選べます。
        </p>
      )}
      {codes.length > 1 && (
        <select
          className={inputStyles.input}
          aria-label="都道府県"
          value={near}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">すべての都道府県</option>
          {codes.map((code) => (
            <option key={code} value={code}>
              {prefectureOfCode(code)?.name}
            </option>
          ))}
        </select>
      )}
      <div className="grid max-h-[22rem] gap-0 overflow-y-auto border-y border-rule">
        {data.map((card) => (
          <label className={styles.place} key={card.id} hidden={near !== '' && card.prefectureCode !== near}>
            <input
              className="size-[1.25rem] accent-ai"
              type="checkbox"
              value={card.id}
              {...register('places')}
            />
            <Picture picture={card.hero} presets={['xs:cover', 'sm200:cover']} sizes="4.5rem" decorative />
            <span className={`${styles.label} grid grid-flow-row leading-[1.5] font-semibold wrap-anywhere`}>
              {card.title}
              <span className={`${styles.about} text-13 leading-[1.6] font-normal break-phrase text-usuzumi`}>
                {[card.label, prefectureOfCode(card.prefectureCode)?.name].filter(Boolean).join('・')}
              </span>
            </span>
          </label>
        ))}
      </div>
      {mistake && <FieldError id={id}>{mistake}</FieldError>}
    </fieldset>
  )
}
