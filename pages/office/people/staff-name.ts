import { z } from 'zod'
import { Colleague } from '#domain/office/colleague.ts'
import { fetchManagement } from '../fetch-management.ts'

const PersonAnswer = z.object({ person: Colleague })

/** Saves one's own display name. */
export const saveStaffName = async (name: string): Promise<Colleague> =>
  (await fetchManagement(PersonAnswer, '/name', { method: 'PUT', body: { name } })).person
