import { useEffect, useId, useRef, useState } from 'react'
import type { Media } from '#domain/media/media.ts'
import input from '#renderer/form/Input.module.css'
import { useSettled } from '#renderer/form/useSettled.ts'
import { ListState } from '../../list-kit/ListState.tsx'
import { MoreRows } from '../../list-kit/Pager.tsx'
import { MediaGrid, MediaGridWaiting } from '../MediaGrid.tsx'
import { allShown } from '../media-text.ts'
import { addFiles, clearArrived } from '../upload/media-uploads.ts'
import { UploadButton } from '../upload/UploadButton.tsx'
import { UploadQueue } from '../upload/UploadQueue.tsx'
import { useCanUpload } from '../upload/useCanUpload.ts'
import { useIncomingFiles } from '../upload/useIncomingFiles.ts'
import { useMediaList } from '../useMediaList.ts'

type Props = { isShown: boolean; onSelect: (media: Media) => void }

/** First step: the library with search and upload. */
export function PickerLibrary({ isShown, onSelect }: Props) {
  const [keyword, setKeyword] = useState('')
  const q = useSettled(keyword)
  const found = useMediaList(q ? { q } : {})
  const { rows = [], meta } = found
  const canUpload = useCanUpload()
  const isOver = useIncomingFiles((files) => void (canUpload && isShown && addFiles(files)))
  const search = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(clearArrived, [])
  useEffect(() => {
    if (isShown) search.current?.focus()
  }, [isShown])
  return (
    <div
      className="grid min-h-full content-start gap-12 data-over:[outline:3px_dashed_var(--ai)] data-over:outline-offset-4"
      data-over={(isOver && canUpload) || undefined}
    >
      <div className="flex flex-wrap gap-8">
        <label className="visually-hidden" htmlFor={id}>
          画像をさがす
        </label>
        <input
          className={`${input.input} flex-[1_1_16rem]`}
          id={id}
          ref={search}
          type="search"
          placeholder="名前、説明文、クレジットでさがす"
          enterKeyHint="search"
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
        {canUpload && (
          <>
            <UploadButton onFiles={(files) => void addFiles(files)}>新しい画像を加える</UploadButton>
            <UploadButton onFiles={(files) => void addFiles(files)} isCamera>
              撮影する
            </UploadButton>
          </>
        )}
      </div>
      {canUpload && <UploadQueue onOpen={onSelect} />}
      <p className="text-13 text-usuzumi" role="status">
        {meta &&
          (meta.total > 0 ? `${meta.total}枚` : '見つかりませんでした。言葉を変えてさがしてください。')}
      </p>
      <ListState {...found} waiting={<MediaGridWaiting />} empty={null}>
        <MediaGrid list={rows} label="画像" onSelect={onSelect} />
      </ListState>
      <MoreRows {...found} label="さらに表示" end={allShown(rows.length)} />
    </div>
  )
}
