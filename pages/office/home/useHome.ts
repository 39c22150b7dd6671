import { z } from 'zod'
import { OfficeHome } from '#domain/manuscript/office-home.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { fetchManagement } from '../fetch-management.ts'

const HomeAnswer = z.object({ home: OfficeHome })

/** All data of the dashboard, in one call. */
export function useHome() {
  const { data, error, retry } = useAnswer(['office-home'], () => fetchManagement(HomeAnswer, '/home'))
  return { home: data?.home, error, retry }
}
