import { useState } from 'react'
import type { Media } from '#domain/media/media.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { AreaLoading } from '#renderer/area/AreaLoading.tsx'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { usePageContext } from '#renderer/page-context.tsx'
import { paths } from '../paths.ts'
import { MediaFacts } from './edit/MediaFacts.tsx'
import { MediaForm } from './edit/MediaForm.tsx'
import { MediaHistory } from './edit/MediaHistory.tsx'
import { MediaUses } from './edit/MediaUses.tsx'
import { RemoveMedia } from './edit/RemoveMedia.tsx'
import { ReplaceMedia } from './edit/ReplaceMedia.tsx'
import { fetchMedia } from './media-calls.ts'

const idOf = (url: string): string => new URL(url, 'https://page.invalid').pathname.split('/').at(-1) ?? ''

/** `/$/media/:id`: one picture with its details and uses. */
export function MediaEdit() {
  const { urlOriginal } = usePageContext()
  const id = idOf(urlOriginal)
  const { data, error, retry } = useAnswer(['media-item', id], () => fetchMedia(id))
  const [changed, setChanged] = useState<Media | null>(null)
  // The local change is newer than the loaded data until it is reloaded.
  const isNewer = changed?.id === id && changed.version > (data?.version ?? 0)
  const media = isNewer ? changed : data
  if (error && !media)
    return (
      <section className="grid content-start gap-24">
        <h1 className="text-22 wrap-anywhere">画像の編集</h1>
        <Refusal error={error} onRetry={retry} />
        <p>
          <a
            className="inline-flex min-h-tap items-center justify-self-start text-15 text-ai"
            href={paths.media()}
          >
            画像の一覧へ
          </a>
        </p>
      </section>
    )
  if (!media) return <AreaLoading title="画像の編集" />
  return (
    <div className="grid content-start gap-24">
      <div className="grid gap-4">
        <a
          className="inline-flex min-h-tap items-center justify-self-start text-15 text-ai"
          href={paths.media()}
        >
          画像の一覧
        </a>
        <h1 className="text-22 wrap-anywhere">{media.name}</h1>
        <MediaFacts media={media} original={data?.original ?? null} />
      </div>
      <MediaForm key={media.id} media={media} onChanged={setChanged} />
      <div className="grid grid-cols-2 gap-24 max-lg:grid-cols-1">
        <MediaUses media={media} />
        <ReplaceMedia media={media} onReplaced={retry} />
        <MediaHistory media={media} />
        <RemoveMedia media={media} />
      </div>
    </div>
  )
}
