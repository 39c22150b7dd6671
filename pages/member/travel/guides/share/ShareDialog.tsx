import { useId, useRef, useState } from 'react'
import type { TravelGuide } from '#domain/travel/guide.ts'
import { Button } from '#renderer/form/Button.tsx'
import { Modal } from '#renderer/ui/Modal.tsx'
import { ExportOptions } from './ExportOptions.tsx'
import { NewLink } from './NewLink.tsx'
import { SharedLink } from './SharedLink.tsx'

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
  const changed = (next: TravelGuide) => {
    setShare(next.share)
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
      {share ? (
        <SharedLink guide={guide} share={share} onChange={changed} />
      ) : (
        <NewLink guide={guide} onChange={changed} />
      )}
      <ExportOptions id={guide.id} />
    </Modal>
  )
}
