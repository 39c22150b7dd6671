import { useState } from 'react'
import { randomIdentifier } from '#domain/text/identifier.ts'
import type { TravelActivityInput } from '#domain/travel/activity.ts'
import { emptyActivity } from '#domain/travel/activity-form.ts'
import styles from './AddLine.module.css'
import { useEditing } from './editing-context.ts'
import { NewLineForm } from './LineForm.tsx'

const OPTIONS = [
  { kind: 'move', label: '移動を追加' },
  { kind: 'free', label: '予定を書く' },
] as const

type Props = { sectionId: string; sectionName: string; count: number; onPlaces: (sectionId: string) => void }

/** Buttons at the end of a section: add a place, a move, or free text. */
export function AddLine({ sectionId, sectionName, count, onPlaces }: Props) {
  const { edit, announce } = useEditing()
  const [kind, setKind] = useState<(typeof OPTIONS)[number]['kind'] | null>(null)
  const add = (activity: TravelActivityInput) => {
    edit({ type: 'addActivity', id: randomIdentifier(), sectionId, at: count, activity })
    announce(`「${activity.title}」を${sectionName}に追加しました。`)
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
    <p className="flex flex-wrap gap-8">
      <button className={styles.link} type="button" onClick={() => onPlaces(sectionId)}>
        場所を追加<span className="visually-hidden">（{sectionName}）</span>
      </button>
      {OPTIONS.map((option) => (
        <button className={styles.link} type="button" key={option.kind} onClick={() => setKind(option.kind)}>
          {option.label}
          <span className="visually-hidden">（{sectionName}）</span>
        </button>
      ))}
    </p>
  )
}
