import { useState } from 'react'
import type { Media } from '#domain/media/media.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useStaff } from '../../useStaff.ts'
import type { Replaced } from '../media-calls.ts'
import { MediaChooser } from '../picker/MediaChooser.tsx'
import styles from './MediaEdit.module.css'
import { ReplacedPages } from './ReplacedPages.tsx'
import { ReplacePlan } from './ReplacePlan.tsx'

type Props = { media: Media; onReplaced: () => void }

/** Replaces the picture everywhere: select, compare, confirm, and follow the progress. */
export function ReplaceMedia({ media, onReplaced }: Props) {
  const { staff } = useStaff()
  const [isChoosing, setChoosing] = useState(false)
  const [by, setBy] = useState<Media | null>(null)
  const [replaced, setReplaced] = useState<Replaced | null>(null)
  if (staff?.can('update', 'media') !== 'any') return null
  const done = (answer: Replaced) => {
    setReplaced(answer)
    if (answer.remaining === 0) setBy(null)
    onReplaced()
  }
  return (
    <section className={styles.part} aria-labelledby="media-replace">
      <h2 className="text-18" id="media-replace">
        差し替え
      </h2>
      {!by && (
        <>
          <p className="text-13 leading-[1.7] text-usuzumi">
            {media.uses > 0
              ? `使われている${media.uses}件を、ほかの画像に一度に差し替えます。この画像は一覧に残ります。`
              : '使われていないため、差し替えるところがありません。'}
          </p>
          <p>
            <Button disabled={media.uses === 0} onClick={() => setChoosing(true)}>
              ほかの画像に差し替える
            </Button>
          </p>
        </>
      )}
      {by && <ReplacePlan key={by.id} from={media} to={by} onDone={done} onCancel={() => setBy(null)} />}
      {replaced && <ReplacedPages replaced={replaced} />}
      {isChoosing && (
        <MediaChooser title="差し替える画像を選ぶ" onClose={() => setChoosing(false)} onSelect={setBy} />
      )}
    </section>
  )
}
