import { useEffect, useRef, useState } from 'react'
import { japaneseDay } from '#domain/date/japanese-date.ts'
import { isEqual } from '#domain/json/is-equal.ts'
import type { TravelGuide } from '#domain/travel/guide.ts'
import { link } from '#domain/url/link.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { QrCode } from './QrCode.tsx'
import { Revoke } from './Revoke.tsx'
import styles from './ShareDialog.module.css'
import { ShareOptions } from './ShareOptions.tsx'
import { type Shared, shareGuide } from './share-calls.ts'

type Share = NonNullable<TravelGuide['share']>
type Props = { guide: TravelGuide; share: Share; onChange: (shared: Shared) => void }

/** The link of a guide: where it goes from here, what it shows, since when, and its end. */
export function SharedLink({ guide, share, onChange }: Props) {
  const [choices, setChoices] = useState(share.choices)
  const [message, setMessage] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { isBusy, problem, run } = useAction()
  // The pressed button disappears: the focus moves to the link.
  useEffect(() => field.current?.focus(), [])
  const url = new URL(link('shared-guides', { id: share.token }), location.origin).href
  const save = () =>
    run(async () => {
      const shared = await shareGuide(guide.id, choices, share)
      onChange(shared)
      if (!shared.isOutdated) setMessage('見せるものを変えました。')
    })
  return (
    <div className={`${styles.part} grid gap-16`} aria-busy={isBusy}>
      <p>{japaneseDay(share.createdAt)}から、リンクを知っている人が読めます。</p>
      <div className="grid items-center gap-16 md:grid-cols-[minmax(0,1fr)_auto]">
        <label className="grid gap-4 font-semibold">
          共有リンク
          <input
            className={styles.field}
            ref={field}
            value={url}
            readOnly
            onFocus={({ target }) => target.select()}
          />
        </label>
        <QrCode className="w-[8rem]" text={url} label="共有リンクのQRコード" />
      </div>
      <ShareOptions title={guide.title} url={url} />
      <ChoiceList
        choices={choices}
        onChange={(next) => {
          setChoices(next)
          setMessage('')
        }}
      />
      <p className="whitespace-pre-line text-shu-text empty:hidden" role="alert">
        {problem}
      </p>
      <div className="flex flex-wrap items-center gap-12">
        <Button aria-disabled={isBusy} disabled={isEqual(choices, share.choices)} onClick={save}>
          見せるものを保存
        </Button>
        <span role="status">{message}</span>
      </div>
      <Revoke id={guide.id} onChange={onChange} />
    </div>
  )
}
