import { useEffect } from 'react'
import { useStore } from '#renderer/shell/messages/store.ts'
import { useRows } from '../list-kit/useRows.ts'
import { listMedia } from './media-calls.ts'
import { uploads } from './upload/media-uploads.ts'

/** The filtered library, page by page; new uploads appear automatically. */
export function useMediaList(query: Record<string, string>) {
  const found = useRows((cursor) => listMedia(query, cursor), 'media', {
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
