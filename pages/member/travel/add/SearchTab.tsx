import { type FormEvent, useId, useState } from 'react'
import { CONTENT_KINDS, type GuidePlaceKind } from '#domain/content/kind.ts'
import { GUIDE_PLACE_KINDS } from '#domain/content/kind-lists.ts'
import { cutText } from '#domain/text/cut-text.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { Button } from '#renderer/form/Button.tsx'
import inputStyles from '#renderer/form/Input.module.css'
import { useSettled } from '#renderer/form/useSettled.ts'
import { LoadError } from '../../settings/parts/LoadError.tsx'
import { fetchNames, fetchPlaces } from './fetch-places.ts'
import { PlaceRow } from './PlaceRow.tsx'
import type { Adding } from './useAdding.ts'

type Props = { guide: GuideDocument; adding: Adding }

/** Search for places: the same as the site's search. */
export function SearchTab({ adding }: Props) {
  const [text, setText] = useState('')
  const [submittedQuery, setSubmittedQuery] = useState('')
  const [kind, setKind] = useState<GuidePlaceKind | ''>('')
  const namesId = useId()
  const rested = useSettled(cutText(text.trim(), 100))
  const names = useAnswer(['place-names', rested], async () => (rested ? fetchNames(rested) : []))
  const { data, error, retry } = useAnswer(['places', submittedQuery, kind], async () =>
    submittedQuery ? fetchPlaces(submittedQuery, kind) : [],
  )
  const search = (event: FormEvent) => {
    event.preventDefault()
    setSubmittedQuery(cutText(text.trim(), 100))
  }
  return (
    <>
      <form
        className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-8 max-[30rem]:grid-cols-[minmax(0,1fr)_auto] max-[30rem]:[&>input]:col-span-full"
        onSubmit={search}
      >
        <input
          className={inputStyles.input}
          type="search"
          aria-label="地名、施設の名前、温泉など"
          placeholder="地名、施設の名前、温泉など"
          list={namesId}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <datalist id={namesId}>
          {names.data?.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <select
          className={inputStyles.input}
          aria-label="種類"
          value={kind}
          onChange={({ target }) => setKind(target.value as GuidePlaceKind | '')}
        >
          <option value="">すべて</option>
          {GUIDE_PLACE_KINDS.map((name) => (
            <option key={name} value={name}>
              {CONTENT_KINDS[name].label}
            </option>
          ))}
        </select>
        <Button type="submit">さがす</Button>
      </form>
      {error && <LoadError error={error} retry={retry} />}
      <p className="text-13 text-usuzumi empty:hidden" role="status">
        {submittedQuery && !error && (data ? foundText(submittedQuery, data.length) : 'さがしています。')}
      </p>
      <ul className="grid grid-cols-1">
        {data?.map((card) => (
          <PlaceRow key={card.id} card={card} adding={adding} />
        ))}
      </ul>
    </>
  )
}

const foundText = (keyword: string, count: number): string =>
  count > 0
    ? `「${keyword}」で${count}件見つかりました。`
    : `「${keyword}」に合う場所は見つかりませんでした。言葉を短くするか、「自由に書く」から入れてください。`
