import { useEffect, useId, useState } from 'react'
import { SITE } from '#domain/site/site.ts'
import { Button } from '#renderer/form/Button.tsx'
import { messageText } from '#renderer/shell/errors/errors.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { drawShare, SHAPES, type Shape } from './draw-share.ts'
import styles from './SharePicture.module.css'
import { altOf, type ShareCard } from './share-card.ts'
import { canShareFile, savePicture, sharePicture } from './share-file.ts'

/** `of` identifies the content: until a new picture is drawn there is none to share or save. */
type Picture = { of: string; url: string; file: File }

/** Draws the picture again whenever its content changes, and revokes the old object URL. */
function usePicture(card: ShareCard, shape: Shape): Picture | null {
  const [picture, setPicture] = useState<Picture | null>(null)
  const drawn = altOf(card) + shape
  // biome-ignore lint/correctness/useExhaustiveDependencies: text and format identify the picture
  useEffect(() => {
    let url = ''
    let isOver = false
    drawShare(card, shape).then(
      (blob) => {
        if (isOver) return
        const { width, height } = SHAPES[shape]
        const file = new File([blob], `tabishirube-${width}x${height}.png`, { type: 'image/png' })
        url = URL.createObjectURL(blob)
        setPicture({ of: drawn, url, file })
      },
      (error) => notify({ description: messageText(error), color: 'danger', isOfPage: true }),
    )
    return () => {
      isOver = true
      URL.revokeObjectURL(url)
    }
  }, [drawn, card.levelOf])
  return picture?.of === drawn ? picture : null
}

/** A picture to share: choose its format, then share or save it. */
export function SharePicture({ card }: { card: ShareCard }) {
  const id = useId()
  const [shape, setShape] = useState<Shape>('wide')
  const picture = usePicture(card, shape)
  const alt = altOf(card)
  const { width, height } = SHAPES[shape]
  const share = () => picture && sharePicture(picture.file, `${card.title}｜${SITE.name}`)
  return (
    <div className="grid justify-items-start gap-16 print:hidden">
      <fieldset className={styles.shapes}>
        <legend>画像の形</legend>
        {(Object.keys(SHAPES) as Shape[]).map((one) => (
          <label
            className="inline-flex min-h-tap cursor-pointer items-center gap-8 [&_input]:size-[1.25rem] [&_input]:accent-ai"
            key={one}
          >
            <input type="radio" name={id} checked={one === shape} onChange={() => setShape(one)} />
            {SHAPES[one].label}（{SHAPES[one].width}×{SHAPES[one].height}）
          </label>
        ))}
      </fieldset>
      {picture && (
        <img
          className="h-auto w-full max-w-[40rem] border border-rule [filter:none]"
          src={picture.url}
          alt={alt}
          width={width}
          height={height}
        />
      )}
      <p className="text-13 text-usuzumi">
        画像に入るのは、ここに見えている内容だけです。名前やメールアドレスは入りません。
      </p>
      <div className="flex flex-wrap gap-12">
        {picture && canShareFile(picture.file) && <Button onClick={share}>画像を共有</Button>}
        <Button onClick={() => picture && savePicture(picture.file)} aria-disabled={!picture || undefined}>
          画像を保存
        </Button>
      </div>
    </div>
  )
}
