import { useEffect, useId, useRef, useState } from 'react'
import type { Media } from '#domain/media/media.ts'
import input from '#renderer/form/Input.module.css'
import { useSettled } from '#renderer/form/useSettled.ts'
import { ListState } from '../../list-kit/ListState.tsx'
import { MoreRows } from '../../list-kit/Pager.tsx'
import { MediaGrid, MediaGridWaiting } from '../MediaGrid.tsx'
import { allShown } from '../media-words.ts'
import { addFiles, clearArrived } from '../upload/media-uploads.ts'
import { UploadButton } from '../upload/UploadButton.tsx'
import { UploadQueue } from '../upload/UploadQueue.tsx'
import { useIncomingFiles } from '../upload/useIncomingFiles.ts'
import { useMayUpload } from '../upload/useMayUpload.ts'
import { useMediaList } from '../useMediaList.ts'
import styles from './MediaPicker.module.css'

type Props = { isShown: boolean; onChoose: (media: Media) => void }

/** The first step: the library, searched, and new pictures sent to it. */
export function PickerLibrary({ isShown, onChoose }: Props) {
  const [words, setWords] = useState('')
  const q = useSettled(words)
  const found = useMediaList(q ? { q } : {})
  const { rows = [], meta } = found
  const mayUpload = useMayUpload()
  const isOver = useIncomingFiles((files) => void (mayUpload && isShown && addFiles(files)))
  const search = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(clearArrived, [])
  useEffect(() => {
    if (isShown) search.current?.focus()
  }, [isShown])
  return (
    <div className={styles.library} data-over={(isOver && mayUpload) || undefined}>
      <div className={styles.tools}>
        <label className="visually-hidden" htmlFor={id}>
          画像をさがす
        </label>
        <input
          className={`${input.input} ${styles.search}`}
          id={id}
          ref={search}
          type="search"
          placeholder="名前、説明文、クレジットでさがす"
          enterKeyHint="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {mayUpload && (
          <>
            <UploadButton onFiles={(files) => void addFiles(files)}>新しい画像を加える</UploadButton>
            <UploadButton onFiles={(files) => void addFiles(files)} isCamera>
              撮影する
            </UploadButton>
          </>
        )}
      </div>
      {mayUpload && <UploadQueue onOpen={onChoose} />}
      <p className={styles.count} role="status">
        {meta &&
          (meta.total > 0 ? `${meta.total}枚` : '見つかりませんでした。言葉を変えてさがしてください。')}
      </p>
      <ListState {...found} waiting={<MediaGridWaiting />} empty={null}>
        <MediaGrid list={rows} label="画像" onChoose={onChoose} />
      </ListState>
      <MoreRows {...found} label="さらに表示" end={allShown(rows.length)} />
    </div>
  )
}
