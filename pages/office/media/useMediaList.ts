import { useEffect } from 'react'
import { useStore } from '#renderer/shell/messages/store.ts'
import { useRows } from '../list-kit/useRows.ts'
import { MediaAnswer, mediaPath } from './media-calls.ts'
import { uploads } from './upload/media-uploads.ts'

/** The filtered library, page by page; new uploads appear automatically. */
export function useMediaList(query: Record<string, string>) {
  const found = useRows(MediaAnswer, 'media', (cursor) => mediaPath(query, cursor), {
    revalidateFirstPage: false,
    revalidateOnFocus: false,
  })
  const { retry } = found
  const arrived = useStore(uploads).filter(({ state }) => state === 'done').length
  useEffect(() => {
    if (arrived > 0) retry()
  }, [arrived, retry])
  return found
}
