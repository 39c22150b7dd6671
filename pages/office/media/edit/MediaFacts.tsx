import type { Media } from '#domain/media/media.ts'
import { NewTabNote } from '#renderer/ui/NewTabNote.tsx'
import { dayText } from '../../parts/moments.ts'
import { bytesText, sizeText } from '../media-text.ts'

const MIMES: Record<string, string> = { 'image/webp': 'WebP', 'image/jpeg': 'JPEG', 'image/png': 'PNG' }

/** Read-only facts about a file. */
export const MediaFacts = ({ media, original }: { media: Media; original: string | null }) => (
  <dl className="flex flex-wrap gap-x-16 gap-y-4 text-13 text-usuzumi tabular-nums [&_div]:flex [&_div]:gap-[0.5em]">
    <div>
      <dt>大きさ</dt>
      <dd>{`${sizeText(media)}ピクセル`}</dd>
    </div>
    <div>
      <dt>容量</dt>
      <dd>{media.bytes === null ? '不明' : bytesText(media.bytes)}</dd>
    </div>
    <div>
      <dt>形式</dt>
      <dd>{MIMES[media.mime] ?? media.mime}</dd>
    </div>
    {original && (
      <div>
        <dt>元の画像</dt>
        <dd>
          <a href={original} target="_blank" rel="noopener">
            原寸で開く
            <NewTabNote />
          </a>
        </dd>
      </div>
    )}
    <div>
      <dt>加えた日</dt>
      <dd>{dayText(media.createdAt)}</dd>
    </div>
    {media.color && (
      <div>
        <dt>平均の色</dt>
        <dd>
          <svg
            className="inline-block size-[1em] border border-edge align-[-0.1em]"
            viewBox="0 0 1 1"
            aria-hidden="true"
          >
            <rect width="1" height="1" fill={media.color} />
          </svg>
          {` ${media.color}`}
        </dd>
      </div>
    )}
  </dl>
)
