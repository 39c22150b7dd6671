import type { ZodType } from 'zod'
import { useAnswer } from '../api/useAnswer.ts'
import { answerOrSaved, savedAtOf } from './answers.ts'

/** `useAnswer` with offline support: falls back to the response saved on this device, and returns when it was saved. */
export function useSavedAnswer<Data extends object>(
  key: readonly string[],
  schema: ZodType<Data>,
  call: () => Promise<Data>,
) {
  const answer = useAnswer(key, () => answerOrSaved(key, schema, call))
  return { ...answer, savedAt: savedAtOf(answer.data) }
}
