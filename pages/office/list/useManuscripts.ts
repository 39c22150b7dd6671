import { useRef } from 'react'
import type { ContentKind } from '#domain/content/kind.ts'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { type CallPath, pathOf } from '#renderer/api/call-path.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { ask } from '../ask.ts'
import { type Manuscripts, ManuscriptsAnswer } from './answers.ts'
import { type Conditions, callText } from './conditions.ts'

/**
 * The manuscripts of a list: of a kind, or of the call below `/v1/manage` that is named. While others are asked for, the
 * last ones stay, and `isAsking` says that they are old.
 */
export function useManuscripts(kind: ContentKind, conditions: Conditions, call?: CallPath) {
  const path = call ?? pathOf`/${CONTENT_KINDS[kind].plural}`
  const text = callText(conditions)
  const { data, error, isAsking, retry } = useAnswer(['manuscripts', String(path), text], () =>
    ask(ManuscriptsAnswer, pathOf`${path}?${text}`),
  )
  const last = useRef<Manuscripts>(undefined)
  if (data) last.current = data.manuscripts
  return {
    manuscripts: data?.manuscripts ?? last.current,
    writer: data?.writer,
    error,
    isAsking: isAsking && !data,
    retry,
  }
}
