import { useState } from 'react'
import { WIDE_SIZES } from '#domain/image/image.ts'
import type { TravelActivity } from '#domain/travel/activity.ts'
import { ACTIVITY_KIND_LABELS } from '#domain/travel/activity-labels.ts'
import { dayText } from '#domain/travel/guide-days.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { link } from '#domain/url/link.ts'
import { Button } from '#renderer/form/Button.tsx'
import { navigate } from '#renderer/navigation/navigate.ts'
import { LinkedText } from '#renderer/ui/LinkedText.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import { asPicture } from '../guides/@id/as-picture.ts'
import { LineForm } from '../guides/@id/editing/LineForm.tsx'
import { BookingNumber } from '../guides/@id/reading/BookingNumber.tsx'
import { LineBadges } from '../guides/@id/reading/LineBadges.tsx'
import { LineTimes } from '../guides/@id/reading/LineTimes.tsx'
import { MoveText } from '../guides/@id/reading/MoveText.tsx'
import { OwnLink, PlaceFacts } from '../guides/@id/reading/PlaceFacts.tsx'
import { Warnings } from '../guides/@id/reading/Warnings.tsx'
import { SyncState } from '../guides/@id/SyncState.tsx'
import { useGuideFacts } from '../guides/@id/useGuideFacts.ts'
import { BackToGuide } from '../parts/BackToGuide.tsx'
import { Neighbours } from '../parts/Neighbours.tsx'
import { showUnsavedInput } from '../parts/unsaved-input.ts'
import { useIsEditAddress } from '../parts/useIdentifier.ts'
import type { GuideHandle } from '../store/useGuide.ts'
import styles from './Activity.module.css'

type Props = { line: TravelActivity; document: GuideDocument; guide: GuideHandle }

/** All activities of a guide in order. */
const linesInOrder = ({ sections, activities }: GuideDocument): TravelActivity[] =>
  sections.flatMap(({ id }) => activities.filter(({ sectionId }) => sectionId === id))

const neighbour = (line: TravelActivity | undefined) =>
  line ? { href: link('@travel-activities', { id: line.id }), title: line.title } : null

/** One activity of a guide with the facts of its place. */
export function Activity({ line, document, guide }: Props) {
  const { places, names, warnings, today, holidays } = useGuideFacts(document)
  const isEditAddress = useIsEditAddress()
  const [isOpen, setOpen] = useState(isEditAddress)
  const close = () => {
    setOpen(false)
    const place = link('@travel-activities', { id: line.id })
    if (isEditAddress) navigate(place, { replace: true, keepScroll: true })
  }
  const section = document.sections.find(({ id }) => id === line.sectionId)
  const place = places.get(line.refId ?? '')
  const date = section?.kind === 'day' ? section.date : null
  const all = linesInOrder(document)
  const index = all.indexOf(line)
  return (
    <article className="grid grid-cols-1 gap-16">
      <BackToGuide
        guide={document.guide}
        sectionId={line.sectionId}
        sectionName={`${names.get(line.sectionId) ?? ''}${date ? ` ${dayText(date)}` : ''}`}
      />
      {place?.picture && (
        <div className="-mx-gutter md:mx-0 [&_img]:h-[clamp(10rem,26vw,18rem)] [&_img]:w-full [&_img]:object-cover">
          <Picture
            picture={asPicture(place.picture)}
            presets={WIDE_SIZES}
            sizes="(width >= 768px) 57rem, 100vw"
            eager
          />
        </div>
      )}
      <header className={`${styles.head} grid justify-items-start gap-8`}>
        <p className="text-13 text-usuzumi">{place?.label ?? ACTIVITY_KIND_LABELS[line.kind]}</p>
        <h1 className="wrap-anywhere">{line.title}</h1>
        <LineTimes startTime={line.startTime} endTime={line.endTime} />
        {line.kind === 'move' && (
          <p className="grid">
            <MoveText line={line} />
          </p>
        )}
        <LineBadges line={line} />
        <Warnings text={warnings.get(line.id) ?? ''} />
      </header>
      {place && <PlaceFacts place={place} date={date} today={today} holidays={holidays} url={line.url} />}
      {place?.href && (
        <p>
          <a href={place.href}>{place.title}の紹介を読む</a>
        </p>
      )}
      {!place && line.url && <OwnLink url={line.url} title={line.title} />}
      {line.reservationNo && <BookingNumber number={line.reservationNo} />}
      {line.memo && (
        <p className="border-s border-rule-strong ps-12 whitespace-pre-line">
          <LinkedText text={line.memo} />
        </p>
      )}
      <div className="flex flex-wrap items-center gap-12">
        <Button
          variant="primary"
          aria-expanded={isOpen}
          onClick={() => showUnsavedInput() || (isOpen ? close() : setOpen(true))}
        >
          {isOpen ? '編集を閉じる' : '編集'}
        </Button>
        {line.kind !== 'move' && (
          <a
            className="inline-flex min-h-tap items-center rounded border border-ai px-24 no-underline hover:[text-decoration:underline]"
            href={link('@travel-actions', { id: 'new', query: { activity: line.id } })}
          >
            この予定を記録する
          </a>
        )}
        <SyncState guide={guide} />
      </div>
      {isOpen && <LineForm line={line} edit={guide.edit} onDone={close} />}
      <Neighbours label="前後の予定" before={neighbour(all[index - 1])} after={neighbour(all[index + 1])} />
    </article>
  )
}
