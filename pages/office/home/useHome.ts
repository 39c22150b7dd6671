import { z } from 'zod'
import { OfficeHome } from '#domain/manuscript/office-home.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { ask } from '../ask.ts'

const HomeAnswer = z.object({ home: OfficeHome })

/** Everything the first page shows, in one call. */
export function useHome() {
  const { data, error, retry } = useAnswer(['office-home'], () => ask(HomeAnswer, '/home'))
  return { home: data?.home, error, retry }
}
