import { useState } from 'react'
import { randomIdentifier } from '#domain/text/identifier.ts'
import type { TravelActivityInput } from '#domain/travel/activity.ts'
import { emptyActivity } from '#domain/travel/activity-form.ts'
import styles from './AddLine.module.css'
import { useEditing } from './editing-context.ts'
import { NewLineForm } from './LineForm.tsx'

const WAYS = [
  { kind: 'move', label: '移動を追加' },
  { kind: 'free', label: '予定を書く' },
] as const

type Props = { sectionId: string; sectionName: string; count: number; onPlaces: (sectionId: string) => void }

/** At the end of a section: a place of this site, a move, or something in the member's own words. */
export function AddLine({ sectionId, sectionName, count, onPlaces }: Props) {
  const { edit, say } = useEditing()
  const [kind, setKind] = useState<(typeof WAYS)[number]['kind'] | null>(null)
  const add = (activity: TravelActivityInput) => {
    edit({ type: 'addActivity', id: randomIdentifier(), sectionId, at: count, activity })
    say(`「${activity.title}」を${sectionName}に追加しました。`)
    setKind(null)
  }
  if (kind)
    return (
      <NewLineForm
        draftKey={`travel-new:${kind}:${sectionId}`}
        start={emptyActivity(kind)}
        onAdd={add}
        onCancel={() => setKind(null)}
      />
    )
  return (
    <p className={styles.ways}>
      <button className={styles.way} type="button" onClick={() => onPlaces(sectionId)}>
        場所を追加<span className="visually-hidden">（{sectionName}）</span>
      </button>
      {WAYS.map((way) => (
        <button className={styles.way} type="button" key={way.kind} onClick={() => setKind(way.kind)}>
          {way.label}
          <span className="visually-hidden">（{sectionName}）</span>
        </button>
      ))}
    </p>
  )
}
