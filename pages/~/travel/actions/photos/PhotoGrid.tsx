import { useState } from 'react'
import type { ActionPhoto } from '#domain/travel/action.ts'
import { PHOTO_EDGES } from '#domain/travel/photo-format.ts'
import { Button } from '#renderer/form/Button.tsx'
import { PictureZoom } from '#renderer/lightbox/PictureZoom.tsx'
import styles from './Photos.module.css'
import { usePhotoUrl } from './usePhotoUrl.ts'

type Props = { actionId: string; title: string; photos: readonly ActionPhoto[] }

const altOf = (photo: ActionPhoto, title: string, at: number) => photo.alt || `${title}の写真${at + 1}`

/** The photos of a record; each opens large. The large versions come when somebody reaches for the grid. */
export function PhotoGrid({ actionId, title, photos }: Props) {
  const [wantsLarge, setWantsLarge] = useState(false)
  const want = () => setWantsLarge(true)
  if (photos.length === 0) return null
  return (
    <>
      <ul className={styles.grid} aria-label="写真" onPointerOver={want} onFocus={want}>
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
      <PictureZoom />
    </>
  )
}

type PhotoProps = { actionId: string; photo: ActionPhoto; alt: string; wantsLarge: boolean }

function GridPhoto({ actionId, photo, alt, wantsLarge }: PhotoProps) {
  const { url, error, retry } = usePhotoUrl(actionId, photo.id, PHOTO_EDGES.small)
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
  return wantsLarge ? (
    <LargeLink actionId={actionId} photo={photo} alt={alt} small={url} />
  ) : (
    <PhotoLink href={url} small={url} photo={photo} alt={alt} />
  )
}

function LargeLink({ actionId, photo, alt, small }: Omit<PhotoProps, 'wantsLarge'> & { small: string }) {
  const { url } = usePhotoUrl(actionId, photo.id, PHOTO_EDGES.large)
  return <PhotoLink href={url ?? small} small={small} photo={photo} alt={alt} />
}

type LinkProps = { href: string; small: string; photo: ActionPhoto; alt: string }

function PhotoLink({ href, small, photo, alt }: LinkProps) {
  return (
    <a className={styles.frame} href={href} data-zoom data-vike="false">
      <img className={styles.photo} src={small} width={photo.width} height={photo.height} alt={alt} />
      <span className="visually-hidden">（大きく見る）</span>
    </a>
  )
}
