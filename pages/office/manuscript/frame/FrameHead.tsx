import { useEffect, useRef } from 'react'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { Button } from '#renderer/form/Button.tsx'
import { Stage } from '../../parts/Stage.tsx'
import { paths } from '../../paths.ts'
import { useManuscriptField, useManuscriptState, useManuscriptStore } from '../manuscript-context.ts'
import { MainAction } from '../workflow/MainAction.tsx'
import styles from './FrameHead.module.css'
import { LastEditor } from './LastEditor.tsx'
import { SaveLine } from './SaveLine.tsx'
import { UndoButtons } from './UndoButtons.tsx'
import { useOwnAddress } from './useOwnAddress.ts'

/** Sticky head: title, stage, save state and actions. */
export function FrameHead({ titleField }: { titleField: string }) {
  const store = useManuscriptStore()
  const head = useRef<HTMLElement>(null)
  const [title] = useManuscriptField<string>(titleField)
  const manuscript = useManuscriptState(({ document }) => document?.manuscript)
  useOwnAddress(manuscript && paths.edit(manuscript.kind, manuscript.slug))
  useEffect(() => {
    const root = document.documentElement
    // Publishes the head's height for sticky elements below; on phones it is not sticky.
    const observer = new ResizeObserver(([entry]) => {
      const stays = head.current && getComputedStyle(head.current).position === 'sticky'
      root.style.setProperty('--frame-head', `${(stays && entry?.borderBoxSize[0]?.blockSize) || 0}px`)
    })
    if (head.current) observer.observe(head.current)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--frame-head')
    }
  }, [])
  if (!manuscript) return null
  const { kind, slug } = manuscript
  return (
    <header
      // Below the area's head, which is sticky from this width on.
      className={`${styles.head} md:sticky md:top-0 md:z-5 md:grid-cols-[minmax(0,1fr)_auto] lg:top-[3.5rem]`}
      ref={head}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-12 gap-y-4 text-13 text-usuzumi">
          <a href={paths.list(kind)}>{CONTENT_KINDS[kind].label}の一覧</a>
          <Stage {...manuscript} />
          <LastEditor />
        </p>
        <h1 className="truncate text-22">{title || '無題の原稿'}</h1>
      </div>
      <div className="grid min-w-0 justify-items-start md:justify-items-end">
        <SaveLine />
        <div className="flex flex-wrap items-center gap-8 md:flex-nowrap">
          <UndoButtons />
          <Button className={styles.small} onClick={() => void store.save()}>
            保存
          </Button>
          <a
            className="inline-flex min-h-tap min-w-0 items-center px-12 text-15"
            href={paths.preview(kind, slug)}
            target="_blank"
            rel="noopener opener"
          >
            プレビュー
          </a>
          <MainAction />
        </div>
      </div>
    </header>
  )
}
