import { useCallback, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import { pathOf } from '#renderer/api/call-path.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { ask } from '../ask.ts'
import { useOwnAddress } from '../manuscript/frame/useOwnAddress.ts'
import { openManuscript } from '../manuscript/store/calls.ts'
import { paths } from '../paths.ts'
import { PreviewAnswer } from '../people/answers.ts'
import { onSaved } from './saved.ts'

/** A link is made anew before it ends, as long as the page is open. */
const RENEWED_MS = 50 * 60_000
/** So often it is asked whether somebody else has saved, while the page is looked at. */
const LOOKED_MS = 15_000

/**
 * The manuscript and a link to its preview. `shown` grows whenever there is something newer to show: after a save in
 * another tab, by a colleague, or when it is asked for.
 */
export function usePreview(kind: ContentKind, ref: string) {
  const known = useRef(ref)
  const opened = useAnswer(['office', 'document', kind, ref], () => openManuscript(kind, known.current))
  const manuscript = opened.data?.manuscript
  const id = manuscript?.id
  if (id) known.current = id
  const path = pathOf`/${CONTENT_KINDS[kind].plural}/${id ?? ''}`
  const link = useAnswer(id ? ['office', String(path), 'preview'] : null, () =>
    ask(PreviewAnswer, pathOf`${path}/preview-token`, { method: 'POST' }),
  )
  const [pressed, setPressed] = useState(0)
  useOwnAddress(manuscript && paths.preview(kind, manuscript.slug))
  const { retry: look } = opened
  const { retry: renew } = link
  useEffect(() => onSaved((saved) => saved.id === id && look()), [id, look])
  useEffect(() => {
    const timers = [
      setInterval(() => document.visibilityState === 'visible' && look(), LOOKED_MS),
      setInterval(renew, RENEWED_MS),
    ]
    return () => timers.forEach(clearInterval)
  }, [look, renew])
  const reload = useCallback(() => {
    look()
    setPressed((count) => count + 1)
  }, [look])
  const end = useCallback(async () => {
    await ask(z.object({ result: z.literal(true) }), pathOf`${path}/preview-token`, { method: 'DELETE' })
    renew()
  }, [path, renew])
  return {
    manuscript,
    preview: link.data?.preview,
    error: opened.error ?? link.error,
    shown: `${manuscript?.version ?? 0}.${pressed}`,
    reload,
    end,
    retry: () => {
      look()
      renew()
    },
  }
}
