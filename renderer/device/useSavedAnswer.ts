import type { ZodType } from 'zod'
import { useAnswer } from '../api/useAnswer.ts'
import { answerOrSaved, savedAtOf } from './answers.ts'

/** `useAnswer` for what opens without a network too: there it is what this device saved, and when. */
export function useSavedAnswer<Data extends object>(
  key: readonly string[],
  schema: ZodType<Data>,
  call: () => Promise<Data>,
) {
  const answer = useAnswer(key, () => answerOrSaved(key, schema, call))
  return { ...answer, savedAt: savedAtOf(answer.data) }
}
