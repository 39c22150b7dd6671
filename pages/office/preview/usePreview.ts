import { useCallback, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import type { ContentKind } from '#domain/content/kind.ts'
import { IsoDateTime } from '#domain/date/iso-date.ts'
import { Done } from '#renderer/api/answer.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { useOwnAddress } from '../manuscript/frame/useOwnAddress.ts'
import { openManuscript } from '../manuscript/store/calls.ts'
import { paramOf } from '../manuscript-endpoints.ts'
import { paths } from '../paths.ts'
import { onSaved } from './saved-channel.ts'

const PreviewAnswer = z.object({
  preview: z.object({ url: z.string().regex(/^\/preview\/[\w.-]+$/), expiresAt: IsoDateTime }),
})
const createLink = endpoint('POST /manage/:kind/:id/preview-token', PreviewAnswer)
const revokeLinks = endpoint('DELETE /manage/:kind/:id/preview-token', Done)

/** Links are renewed before they expire while the page is open. */
const RENEWAL_INTERVAL_MS = 50 * 60_000
/** Interval for checking for newer versions while visible. */
const REFRESH_INTERVAL_MS = 15_000

/**
 * The manuscript and its preview link. `shown` changes whenever there is a newer version: after a save in another tab
 * or by a colleague, or on reload.
 */
export function usePreview(kind: ContentKind, ref: string) {
  const latestRef = useRef(ref)
  const opened = useAnswer(['office', 'document', kind, ref], () => openManuscript(kind, latestRef.current))
  const manuscript = opened.data?.manuscript
  const id = manuscript?.id
  if (id) latestRef.current = id
  const link = useAnswer(id ? ['office', 'preview', kind, id] : null, () =>
    request(createLink({ param: paramOf({ kind, id: id ?? '' }) })),
  )
  const [pressed, setPressed] = useState(0)
  useOwnAddress(manuscript && paths.preview(kind, manuscript.slug))
  const { retry: refresh } = opened
  const { retry: renew } = link
  useEffect(() => onSaved((saved) => saved.id === id && refresh()), [id, refresh])
  useEffect(() => {
    const timers = [
      setInterval(() => document.visibilityState === 'visible' && refresh(), REFRESH_INTERVAL_MS),
      setInterval(renew, RENEWAL_INTERVAL_MS),
    ]
    return () => timers.forEach(clearInterval)
  }, [refresh, renew])
  const reload = useCallback(() => {
    refresh()
    setPressed((count) => count + 1)
  }, [refresh])
  const end = useCallback(async () => {
    await request(revokeLinks({ param: paramOf({ kind, id: id ?? '' }) }))
    renew()
  }, [kind, id, renew])
  return {
    manuscript,
    preview: link.data?.preview,
    error: opened.error ?? link.error,
    shown: `${manuscript?.version ?? 0}.${pressed}`,
    reload,
    end,
    retry: () => {
      refresh()
      renew()
    },
  }
}
