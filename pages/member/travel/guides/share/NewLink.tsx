import { useState } from 'react'
import type { ShareChoices, TravelGuide } from '#domain/travel/guide.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { ChoiceList } from './ChoiceList.tsx'
import styles from './ShareDialog.module.css'
import { type Shared, shareGuide } from './share-calls.ts'

const NOTHING: ShareChoices = {
  members: false,
  memos: false,
  costs: false,
  reservations: false,
  checklist: false,
}

type Props = { guide: TravelGuide; onChange: (shared: Shared) => void }

/** Creates a share link: what it will show, and the button. */
export function NewLink({ guide, onChange }: Props) {
  const [choices, setChoices] = useState(NOTHING)
  const { isBusy, problem, run } = useAction()
  return (
    <div className={`${styles.part} grid gap-16`} aria-busy={isBusy}>
      <p>リンクを知っている人だけが、このしおりを読めます。書きかえることはできません。</p>
      <ChoiceList choices={choices} onChange={setChoices} />
      <p className="whitespace-pre-line text-shu-text empty:hidden" role="alert">
        {problem}
      </p>
      <div className="flex flex-wrap items-center gap-12">
        <Button
          variant="primary"
          aria-disabled={isBusy}
          onClick={() => run(async () => onChange(await shareGuide(guide.id, choices, null)))}
        >
          共有リンクを作る
        </Button>
      </div>
    </div>
  )
}
