import { Refusal } from '#renderer/area/Refusal.tsx'
import { useSettled } from '#renderer/form/useSettled.ts'
import { paths } from '../paths.ts'
import { useStaff } from '../useStaff.ts'
import { LibraryTools } from './LibraryTools.tsx'
import { MediaGrid, MediaGridWaiting } from './MediaGrid.tsx'
import styles from './MediaLibrary.module.css'
import { MediaTable } from './MediaTable.tsx'
import { MoreMedia } from './MoreMedia.tsx'
import { NoMedia } from './NoMedia.tsx'
import { addFiles } from './upload/media-uploads.ts'
import { UploadButton } from './upload/UploadButton.tsx'
import { UploadQueue } from './upload/UploadQueue.tsx'
import { useIncomingFiles } from './upload/useIncomingFiles.ts'
import { useLibraryQuery } from './useLibraryQuery.ts'
import { useMediaList } from './useMediaList.ts'

const add = (files: File[]) => void addFiles(files)

/** `/$/media`: every picture of the site, and the way in for new ones. */
export function MediaLibrary() {
  const { staff } = useStaff()
  const mayAdd = staff?.may('create', 'media') != null
  const { query, view, change, reset, isNarrowed } = useLibraryQuery()
  const { list, meta, error, hasMore, isAsking, more, refresh } = useMediaList(useSettled(query))
  const isOver = useIncomingFiles((files) => mayAdd && add(files))
  const isEmpty = list?.length === 0 && !isAsking
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>画像の管理</h1>
        {mayAdd && (
          <div className={styles.ways}>
            <UploadButton onFiles={add} isCamera>
              撮影する
            </UploadButton>
            <UploadButton onFiles={add}>画像を加える</UploadButton>
          </div>
        )}
      </div>
      {mayAdd && (
        <p className={styles.hint} data-over={isOver || undefined}>
          <span className={styles.fine}>この画面に画像を置くか、貼り付けても加えられます。</span>
          JPEG、PNG、WebP、AVIF、HEIC。1枚10MBまで。撮影場所などの情報は取り除きます。
        </p>
      )}
      <UploadQueue />
      <LibraryTools query={query} view={view} facets={meta?.facets} onChange={change} />
      <p className={styles.count} role="status">
        {meta && !isEmpty && `${meta.total.toLocaleString('ja-JP')}枚`}
      </p>
      {error && <Refusal error={error} onRetry={() => void refresh()} />}
      {!list && !error && <MediaGridWaiting />}
      {isEmpty && <NoMedia isNarrowed={isNarrowed} onReset={reset} />}
      <div className={styles.list} aria-busy={isAsking}>
        {list && view === 'grid' && (
          <MediaGrid list={list} label="画像" hrefOf={({ id }) => paths.mediaItem(id)} />
        )}
        {list && list.length > 0 && view === 'list' && <MediaTable list={list} />}
      </div>
      <MoreMedia hasMore={hasMore} isAsking={isAsking} shown={list?.length ?? 0} onMore={more} />
    </div>
  )
}
