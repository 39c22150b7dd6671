import { useDeferredValue, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Card } from '#domain/content/card.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { accountState } from '#renderer/auth/account-state.ts'
import { Button } from '#renderer/form/Button.tsx'
import { FieldError } from '#renderer/form/Field.tsx'
import inputStyles from '#renderer/form/Input.module.css'
import { isComposingKey } from '#renderer/form/typing.ts'
import { useFieldError } from '#renderer/form/useField.ts'
import { useSettled } from '#renderer/form/useSettled.ts'
import { useStore } from '#renderer/shell/messages/store.ts'
import { fetchSavedPlaces, searchPlaces } from '../place-calls.ts'
import type { ActionValues } from './action-form.ts'
import { NearbyPlaces } from './NearbyPlaces.tsx'
import { PlaceList, WaitingPlaces } from './PlaceButton.tsx'
import { Retry } from './Retry.tsx'

type Props = { onChoose: (card: Card) => void; onKeywords: (keywords: string) => void }

/** Places by name, nearby, recently viewed and saved; free text for places this site does not have. */
export function PlaceSearch({ onChoose, onKeywords }: Props) {
  const [typed, setTyped] = useState('')
  const error = useFieldError('title')
  const keywords = useDeferredValue(useSettled(typed.trim()))
  return (
    <>
      <div>
        <input
          className={inputStyles.input}
          type="search"
          name="title"
          aria-label="場所の名前でさがす"
          placeholder="名前でさがす"
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'place-error' : undefined}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposingKey(event.nativeEvent)) event.preventDefault()
          }}
        />
        {error && <FieldError id="place-error">{error}</FieldError>}
      </div>
      {typed.trim() && (
        <div className="flex flex-wrap gap-8">
          <Button onClick={() => onKeywords(typed.trim())}>{`「${typed.trim()}」のまま記録する`}</Button>
        </div>
      )}
      {keywords ? (
        <FoundPlaces keywords={keywords} onChoose={onChoose} />
      ) : (
        <>
          <NearbyPlaces onChoose={onChoose} />
          <SavedPlaces onChoose={onChoose} />
        </>
      )}
    </>
  )
}

function FoundPlaces({ keywords, onChoose }: Pick<Props, 'onChoose'> & { keywords: string }) {
  const { control } = useFormContext<ActionValues>()
  const type = useWatch({ control, name: 'type' })
  const { data, error, retry } = useAnswer(['found places', type, keywords], () =>
    searchPlaces(keywords, type),
  )
  if (error) return <Retry text="場所をさがせませんでした。" retry={retry} />
  if (!data) return <WaitingPlaces />
  if (data.length === 0)
    return (
      <p className="text-13 text-usuzumi" role="status">
        このサイトにはない場所です。書いた名前のまま記録できます。
      </p>
    )
  return <PlaceList name={`「${keywords}」の場所`} cards={data} onChoose={onChoose} />
}

function SavedPlaces({ onChoose }: Pick<Props, 'onChoose'>) {
  // Keyed by member.
  const { account } = useStore(accountState)
  const { data, error, retry } = useAnswer(['known places', account?.id ?? ''], fetchSavedPlaces)
  if (error) return <Retry text="最近見た場所を読み込めませんでした。" retry={retry} />
  if (!data) return <WaitingPlaces />
  return data.map(({ name, cards }) => <PlaceList name={name} cards={cards} onChoose={onChoose} key={name} />)
}
