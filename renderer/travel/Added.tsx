import { useEffect, useRef } from 'react'
import type { AddedPlace } from '#domain/travel/guide-of-places.ts'
import { link } from '#domain/url/link.ts'
import { Button } from '../form/Button.tsx'
import { useAction } from '../form/useAction.ts'
import styles from './AddSheet.module.css'
import { deleteGuide, removeActivity } from './calls.ts'

/** The target of the place: a day of a guide, or a new guide. */
export type AddedWhere = { guideId: string; guideTitle: string; name: string } & (
  | { activityId: string }
  | { isNew: true }
)

type Props = {
  place: AddedPlace
  where: AddedWhere
  placeHref: string | null
  onUndone: () => void
}

/** The result, with a link to the guide and an undo button. */
export function Added({ place, where, placeHref, onUndone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { isBusy, problem, run } = useAction()
  useEffect(() => heading.current?.focus(), [])
  const undo = () =>
    run(async () => {
      await ('activityId' in where ? removeActivity(where.activityId) : deleteGuide(where.guideId))
      onUndone()
    })
  return (
    <div className={styles.added} aria-busy={isBusy}>
      <h3 className={styles.done} ref={heading} tabIndex={-1}>
        {where.name}に追加しました
      </h3>
      <p>
        「{place.title}」を、{'isNew' in where && '新しい'}しおり「{where.guideTitle}」に入れました。
      </p>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <p className={styles.actions}>
        <a className={styles.primary} href={link('@travel-guides', { id: where.guideId })}>
          しおりを開く
        </a>
        <Button onClick={undo}>元に戻す</Button>
        {placeHref && <a href={placeHref}>{place.title}のページへ</a>}
      </p>
    </div>
  )
}
