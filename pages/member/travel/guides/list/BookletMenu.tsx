import { useId, useRef, useState } from 'react'
import type { GuideSummary } from '#domain/travel/guide-document.ts'
import { link } from '#domain/url/link.ts'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import styles from './BookletMenu.module.css'

const CopySheet = lazyPart(() => import('./CopySheet.tsx').then(({ CopySheet }) => CopySheet))

type Props = { guide: GuideSummary; onRemove: () => void; onCopied: () => void }

/** The menu of a booklet, as a popover: the browser handles closing and focus. */
export function BookletMenu({ guide, onRemove, onCopied }: Props) {
  const id = useId()
  const menu = useRef<HTMLUListElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [isCopying, setCopying] = useState(false)
  const choose = (act: () => void) => () => {
    menu.current?.hidePopover()
    act()
  }
  return (
    <div className="relative z-1 me-[-0.5rem] mt-[-0.5rem] [place-self:start_end] [grid-area:2/1]">
      <button
        className="grid size-tap cursor-pointer place-content-center rounded-[50%] border-0 bg-transparent p-0 text-sumi hover:text-ai"
        ref={opener}
        type="button"
        popoverTarget={id}
        aria-label={`「${guide.title}」のメニュー`}
      >
        <svg className="w-[1.5rem] fill-current" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="5" cy="12" r="1.6" />
          <circle cx="12" cy="12" r="1.6" />
          <circle cx="19" cy="12" r="1.6" />
        </svg>
      </button>
      <ul className={styles.menu} id={id} ref={menu} popover="auto">
        <li>
          <a className={styles.item} href={link('@travel-guides', { id: guide.id, edit: true })}>
            編集する
          </a>
        </li>
        <li>
          <button className={styles.item} type="button" onClick={choose(() => setCopying(true))}>
            複製する
          </button>
        </li>
        <li>
          <button className={`${styles.item} ${styles.danger}`} type="button" onClick={choose(onRemove)}>
            削除する
          </button>
        </li>
      </ul>
      {isCopying && opener.current && (
        <CopySheet
          guide={guide}
          opener={opener.current}
          onClose={() => setCopying(false)}
          onCopied={onCopied}
        />
      )}
    </div>
  )
}
