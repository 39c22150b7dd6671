import { z } from 'zod'
import { answer, api } from '../api.ts'

/** The call that tells whether this visitor may be in an area. */
export type Door = 'me' | 'manage'

/** Nothing is read of it: that it came is the answer. */
const DoorAnswer = z.looseObject({})

/** Rejects with why the visitor may not be there. Several pages share the answer: it does not end with one of them. */
export const askDoor = (apiHost: string, door: Door) =>
  answer(DoorAnswer, api(apiHost, { outlivesPage: true })[door].$get())
