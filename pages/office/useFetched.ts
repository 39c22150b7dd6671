import { useRef } from 'react'
import type { ZodType, z } from 'zod'
import { CallPath, type FixedPath } from '#renderer/api/call-path.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { fetchManagement } from './fetch-management.ts'

/**
 * What a call below `/v1/manage` answers. While another answer is fetched, the last one stays. Another `state` makes
 * another request for the same path. Lists have list-kit/useRows.ts.
 */
export function useFetched<Schema extends ZodType, Path extends string>(
  schema: Schema,
  path: CallPath | (Path & FixedPath<Path>),
  state = '',
) {
  const { data, error, isValidating, retry } = useAnswer<z.output<Schema>>(
    ['office', String(path), state],
    () => fetchManagement(schema, typeof path === 'string' ? new CallPath(path) : path),
  )
  const last = useRef<z.output<Schema>>(undefined)
  if (data) last.current = data
  return { data: data ?? last.current, error, isBusy: isValidating && !data, retry }
}
