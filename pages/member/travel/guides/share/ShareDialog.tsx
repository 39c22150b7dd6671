import { useId, useRef, useState } from 'react'
import type { TravelGuide } from '#domain/travel/guide.ts'
import { Button } from '#renderer/form/Button.tsx'
import { Modal } from '#renderer/ui/Modal.tsx'
import { ExportOptions } from './ExportOptions.tsx'
import { NewLink } from './NewLink.tsx'
import { SharedLink } from './SharedLink.tsx'
import type { Shared } from './share-calls.ts'

const OUTDATED =
  'ほかの画面または端末で、共有のしかたが変わっていました。いまの状態を表示しています。変更は保存していません。'

type Props = {
  guide: TravelGuide
  /** The link or its visibility has changed: the guide is fetched again. */
  onChange: () => void
  onClose: () => void
}

/** Share link, print and calendar export. */
export function ShareDialog({ guide, onChange, onClose }: Props) {
  const box = useRef<HTMLDialogElement>(null)
  const title = useId()
  const [share, setShare] = useState(guide.share)
  // How often somebody else had changed the link before: each time the form begins with their state.
  const [outdated, setOutdated] = useState(0)
  const [note, setNote] = useState('')
  const changed = ({ guide: present, isOutdated }: Shared) => {
    setShare(present.share)
    if (isOutdated) setOutdated((count) => count + 1)
    setNote(isOutdated ? OUTDATED : '')
    onChange()
  }
  return (
    <Modal
      className="[--modal-gap:0] [--modal-size:34rem]"
      variant="box"
      ref={box}
      aria-labelledby={title}
      onClose={onClose}
    >
      <div className="mb-12 flex items-center justify-between gap-16">
        <h2 className="text-22" id={title}>
          しおりを共有する
        </h2>
        <Button variant="quiet" onClick={() => box.current?.close()}>
          閉じる
        </Button>
      </div>
      <p className="text-shu-text empty:hidden" role="alert">
        {note}
      </p>
      {share ? (
        <SharedLink key={outdated} guide={guide} share={share} onChange={changed} />
      ) : (
        <NewLink key={outdated} guide={guide} onChange={changed} />
      )}
      <ExportOptions id={guide.id} />
    </Modal>
  )
}
