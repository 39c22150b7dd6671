import { useEffect, useState } from 'react'
import type { ActionPhoto } from '#domain/travel/action.ts'
import { PHOTO_EDGES } from '#domain/travel/photo-format.ts'
import { Button } from '#renderer/form/Button.tsx'
import styles from './Photos.module.css'
import { usePhotoUrl } from './usePhotoUrl.ts'

type Props = { actionId: string; title: string; photos: readonly ActionPhoto[] }

const altOf = (photo: ActionPhoto, title: string, at: number) => photo.alt || `${title}の写真${at + 1}`

/** The photos of a record with a lightbox. Large versions are fetched when the grid is hovered or focused. */
export function PhotoGrid({ actionId, title, photos }: Props) {
  const [wantsLarge, setWantsLarge] = useState(false)
  const want = () => setWantsLarge(true)
  if (photos.length === 0) return null
  return (
    <ul
      className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,45%),1fr))] gap-8"
      aria-label="写真"
      onPointerOver={want}
      onFocus={want}
    >
      {photos.map((photo, at) => (
        <li key={photo.id}>
          <GridPhoto
            actionId={actionId}
            photo={photo}
            alt={altOf(photo, title, at)}
            wantsLarge={wantsLarge}
          />
        </li>
      ))}
    </ul>
  )
}

type PhotoProps = { actionId: string; photo: ActionPhoto; alt: string; wantsLarge: boolean }

function GridPhoto({ actionId, photo, alt, wantsLarge }: PhotoProps) {
  const { url, error, retry } = usePhotoUrl(actionId, photo.id, PHOTO_EDGES.small)
  const [large, setLarge] = useState<string | null>(null)
  if (error)
    return (
      <div className={styles.missing}>
        <p>写真を読み込めませんでした。</p>
        <Button variant="quiet" onClick={retry}>
          もう一度
        </Button>
      </div>
    )
  if (!url) return <span className={styles.frame} role="status" aria-label="写真を読み込んでいます" />
  return (
    <>
      <a className={styles.frame} href={large ?? url} data-zoom="whole">
        <img className={styles.photo} src={url} width={photo.width} height={photo.height} alt={alt} />
        <span className="visually-hidden">（大きく見る）</span>
      </a>
      {wantsLarge && <LargePhoto actionId={actionId} photoId={photo.id} onUrl={setLarge} />}
    </>
  )
}

type LargeProps = { actionId: string; photoId: string; onUrl: (url: string | null) => void }

/** Fetches the large version and sets its URL; the link element must not be replaced while it is clicked. */
function LargePhoto({ actionId, photoId, onUrl }: LargeProps) {
  const { url } = usePhotoUrl(actionId, photoId, PHOTO_EDGES.large)
  useEffect(() => onUrl(url), [url, onUrl])
  return null
}
