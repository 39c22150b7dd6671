import { Button } from '#renderer/form/Button.tsx'
import { ListState } from '../list-kit/ListState.tsx'
import { MoreRows } from '../list-kit/Pager.tsx'
import { Rows } from '../list-kit/Rows.tsx'
import { useConditions } from '../list-kit/useConditions.ts'
import { paths } from '../paths.ts'
import { Page } from '../people/Page.tsx'
import { useStaff } from '../useStaff.ts'
import { LibraryTools } from './LibraryTools.tsx'
import { MediaGrid, MediaGridWaiting } from './MediaGrid.tsx'
import styles from './MediaLibrary.module.css'
import { MEDIA_COLUMNS } from './media-columns.tsx'
import { allShown } from './media-text.ts'
import { addFiles } from './upload/media-uploads.ts'
import { UploadButton } from './upload/UploadButton.tsx'
import { UploadQueue } from './upload/UploadQueue.tsx'
import { useIncomingFiles } from './upload/useIncomingFiles.ts'
import { useMediaList } from './useMediaList.ts'

/** The filters of the library, by the names in its address and in the call. */
const CONDITIONS = ['q', 'unused', 'incomplete', 'prefecture', 'from', 'to']

const add = (files: File[]) => void addFiles(files)

/** `/$/media`: all pictures, and uploads. */
export function MediaLibrary() {
  const { staff } = useStaff()
  const canAdd = staff?.can('create', 'media') != null
  const conditions = useConditions()
  const { view = '', ...query } = conditions.query
  const filters = Object.entries(query).filter(([name]) => CONDITIONS.includes(name))
  const found = useMediaList(Object.fromEntries(filters))
  const { rows = [], meta } = found
  const isOver = useIncomingFiles((files) => canAdd && add(files))
  const empty =
    filters.length > 0 ? (
      <>
        <p>条件に合う画像はありません。</p>
        <Button onClick={() => conditions.change({ view }, { replace: true })}>条件をすべて外す</Button>
      </>
    ) : (
      <p>まだ画像がありません。「画像を加える」から、最初の1枚を選んでください。</p>
    )
  return (
    <Page
      title="画像の管理"
      actions={
        canAdd && (
          <>
            <UploadButton onFiles={add} isCamera>
              撮影する
            </UploadButton>
            <UploadButton onFiles={add}>画像を加える</UploadButton>
          </>
        )
      }
    >
      {canAdd && (
        <p className={styles.hint} data-over={isOver || undefined}>
          <span
            // Fingers neither drag files nor paste them.
            className="pointer-coarse:hidden"
          >
            この画面に画像を置くか、貼り付けても加えられます。
          </span>
          JPEG、PNG、WebP、AVIF、HEIC。1枚10MBまで。撮影場所などの情報は取り除きます。
        </p>
      )}
      <UploadQueue />
      <LibraryTools {...conditions} facets={meta?.facets} />
      <p className="min-h-[1.5em] text-13 text-usuzumi tabular-nums" role="status">
        {meta && meta.total > 0 && `${meta.total.toLocaleString('ja-JP')}枚`}
      </p>
      {view === 'list' ? (
        <Rows {...found} label="画像" idOf={({ id }) => id} columns={MEDIA_COLUMNS} empty={empty} />
      ) : (
        <ListState {...found} waiting={<MediaGridWaiting />} empty={empty}>
          <MediaGrid list={rows} label="画像" hrefOf={({ id }) => paths.mediaItem(id)} />
        </ListState>
      )}
      <MoreRows {...found} label="さらに表示" end={allShown(rows.length)} />
    </Page>
  )
}
