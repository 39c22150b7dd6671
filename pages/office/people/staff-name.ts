import { z } from 'zod'
import { Colleague } from '#domain/office/colleague.ts'
import { ask } from '../ask.ts'

const PersonAnswer = z.object({ person: Colleague })

/** Names oneself in the office. */
export const saveStaffName = async (name: string): Promise<Colleague> =>
  (await ask(PersonAnswer, '/name', { method: 'PUT', body: { name } })).person
