import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { Modal } from '../ui/Modal.tsx'
import styles from './Lightbox.module.css'
import { LightboxButton } from './LightboxButton.tsx'
import { Slide } from './Slide.tsx'
import { useSlides } from './useSlides.ts'
import { zoomedPictures } from './zoomed-picture.ts'

type Props = { opener: HTMLAnchorElement; onClose: () => void }

/** The pictures of a page, one at a time: by keys, by swiping (scroll snap) and by buttons. */
export function Lightbox({ opener, onClose }: Props) {
  const [{ pictures, start }] = useState(() => zoomedPictures(opener))
  const dialog = useRef<HTMLDialogElement>(null)
  const { track, index, go } = useSlides(start, pictures.length)
  const close = () => dialog.current?.close()
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: pictures.length - 1,
    }
    const target = targets[event.key]
    if (target === undefined || event.altKey || event.metaKey) return
    event.preventDefault()
    go(target)
  }
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('li, dialog') === target) close()
  }
  const { alt = '', caption = '', credit = '' } = pictures[index] ?? {}
  return (
    <Modal
      className={styles.lightbox}
      ref={dialog}
      opener={opener}
      aria-label="写真"
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div className={styles.bar}>
        <p className={styles.count} aria-hidden="true">
          {pictures.length > 1 && `${index + 1} / ${pictures.length}`}
        </p>
        <LightboxButton label="閉じる" sign="close" onClick={close} />
      </div>
      <ul className={styles.track} ref={track}>
        {pictures.map((picture, at) => (
          <Slide
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures are never reordered and may repeat
            key={at}
            picture={picture}
            isCurrent={at === index}
            isNear={Math.abs(at - index) <= 1}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        {pictures.length > 1 && (
          <LightboxButton label="前の写真" sign="back" isOff={index === 0} onClick={() => go(index - 1)} />
        )}
        <p className={styles.caption}>
          {caption || alt}
          <span className={styles.credit}>{credit}</span>
        </p>
        {pictures.length > 1 && (
          <LightboxButton
            label="次の写真"
            sign="on"
            isOff={index === pictures.length - 1}
            onClick={() => go(index + 1)}
          />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {`${pictures.length}枚中${index + 1}枚目：${alt}`}
      </p>
    </Modal>
  )
}
