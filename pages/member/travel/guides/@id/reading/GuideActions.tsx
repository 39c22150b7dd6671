import { useRef, useState } from 'react'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { link } from '#domain/url/link.ts'
import { useAction } from '#renderer/form/useAction.ts'
import { navigate } from '#renderer/navigation/navigate.ts'
import { nonFatal } from '#renderer/shell/errors/wrappers.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { deleteGuide, restoreGuide } from '#renderer/travel/calls.ts'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import { ActionMenu, MenuItem } from '../../../parts/ActionMenu.tsx'
import { ShareButton } from '../../share/ShareButton.tsx'
import styles from './GuideActions.module.css'
import { coverOf } from './GuideHead.tsx'

const CopySheet = lazyPart(() => import('../../list/CopySheet.tsx').then(({ CopySheet }) => CopySheet))

const remove = async (id: string, title: string) => {
  const restore = async () => {
    await restoreGuide(id)
    await navigate(link('@travel-guides', { id }))
  }
  await deleteGuide(id)
  await navigate(link('@travel-guides'))
  notify({
    description: `「${title}」を削除しました。`,
    duration: 10_000,
    action: { label: '元に戻す', onSelect: () => void nonFatal(restore) },
  })
}

/** The actions of a guide. */
export function GuideActions({ document: trip }: { document: GuideDocument }) {
  const { guide } = trip
  const { problem, run } = useAction()
  const [isCopying, setCopying] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  const close = () => setCopying(false)
  const summary = {
    ...guide,
    sectionCount: trip.sections.length,
    activityCount: trip.activities.length,
    coverPicture: coverOf(trip),
  }
  return (
    <div className="flex flex-wrap items-center gap-8" ref={row} tabIndex={-1}>
      <a className={styles.edit} href={link('@travel-guides', { id: guide.id, edit: true })}>
        編集
      </a>
      <ShareButton guide={guide} />
      <ActionMenu
        label="しおりの操作"
        items={(shut) => {
          const after = (work: () => void) => () => {
            shut()
            work()
          }
          return (
            <>
              <MenuItem
                onSelect={after(() => void navigate(`${link('@travel-guides', { id: guide.id })}/print`))}
              >
                印刷する
              </MenuItem>
              <MenuItem onSelect={after(() => setCopying(true))}>複製する</MenuItem>
              <MenuItem onSelect={after(() => void run(() => remove(guide.id, guide.title)))}>
                削除する
              </MenuItem>
            </>
          )
        }}
      />
      <p className="basis-full text-shu-text empty:hidden" role="alert">
        {problem}
      </p>
      {isCopying && row.current && (
        <CopySheet guide={summary} opener={row.current} onClose={close} onCopied={() => {}} />
      )}
    </div>
  )
}
