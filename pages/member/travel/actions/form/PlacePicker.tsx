import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Card } from '#domain/content/card.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { Button } from '#renderer/form/Button.tsx'
import { TextField } from '#renderer/form/TextField.tsx'
import { type ActionValues, placeValues } from './action-form.ts'
import styles from './PlacePicker.module.css'
import { PlaceSearch } from './PlaceSearch.tsx'
import { PrefectureField } from './WhereField.tsx'

const NO_PLACE = { title: '', refKind: '', refId: '', prefectureCode: '', cityCode: '' }

/** The place: one of this site, or free text with a prefecture. */
export function PlacePicker() {
  const { setValue, getValues, control } = useFormContext<ActionValues>()
  const [title, refId, prefectureCode] = useWatch({ control, name: ['title', 'refId', 'prefectureCode'] })
  const [isChosen, setChosen] = useState(() => getValues('title') !== '')
  const name = useRef<HTMLParagraphElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    if (isChosen && wasPressed.current) name.current?.focus()
  }, [isChosen])
  const change = (values: Partial<ActionValues>) => {
    for (const [field, value] of Object.entries(values))
      setValue(field as keyof ActionValues, value as never, {
        shouldDirty: true,
        shouldValidate: field === 'title',
      })
    wasPressed.current = true
    setChosen(true)
  }
  return (
    <fieldset className="m-0 grid min-w-0 gap-16 border-0 p-0" data-field="">
      <legend className="mb-8 p-0 font-semibold">場所</legend>
      {!isChosen && (
        <PlaceSearch
          onChoose={(card: Card) => change(placeValues(card))}
          onKeywords={(keywords) => change({ ...NO_PLACE, title: keywords })}
        />
      )}
      {isChosen && refId && (
        <div className={styles.chosen}>
          <p className="font-mincho text-18 wrap-anywhere outline-none" ref={name} tabIndex={-1}>
            {title}
            <span className="font-gothic text-12 text-usuzumi">{`　${prefectureOfCode(prefectureCode)?.name ?? ''}`}</span>
          </p>
          <Button variant="quiet" onClick={() => setChosen(false)}>
            場所を変える
          </Button>
        </div>
      )}
      {isChosen && !refId && (
        <>
          <p className="visually-hidden" ref={name} tabIndex={-1}>
            {`「${title}」として記録します。`}
          </p>
          <TextField name="title" label="場所やしたことの名前" required max={80} />
          <PrefectureField />
          <Button variant="quiet" onClick={() => setChosen(false)}>
            一覧から選び直す
          </Button>
        </>
      )}
    </fieldset>
  )
}
