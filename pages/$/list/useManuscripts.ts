import { useRef } from 'react'
import type { ContentKind } from '#domain/content-kind.ts'
import { CONTENT_KINDS } from '#domain/content-kind.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { ask } from '../ask.ts'
import { type Manuscripts, ManuscriptsAnswer } from './answers.ts'
import { type Conditions, callText, type Facet } from './conditions.ts'

/** The manuscripts of a list. While others are asked for, the last ones stay, and `isAsking` says that they are old. */
export function useManuscripts(
  kind: ContentKind,
  conditions: Conditions,
  fixed?: Partial<Record<Facet, string>>,
) {
  const { plural } = CONTENT_KINDS[kind]
  const text = callText(conditions, fixed)
  const { data, error, isAsking, retry } = useAnswer(['manuscripts', kind, text], () =>
    ask(ManuscriptsAnswer, `/${plural}?${text}`, { outlivesPage: true }),
  )
  const last = useRef<Manuscripts>(undefined)
  if (data) last.current = data.manuscripts
  return { manuscripts: data?.manuscripts ?? last.current, error, isAsking: isAsking && !data, retry }
}
