import { z } from 'zod'
import { answer, api } from '../api.ts'

/** The endpoint that checks whether this visitor may enter an area. */
export type AreaEndpoint = 'me' | 'manage'

/** Only the success of the call matters. */
const AccessAnswer = z.looseObject({})

/** Rejects with the reason why the visitor may not enter. Several pages share the response, so it outlives the page. */
export const checkAccess = (apiHost: string, endpoint: AreaEndpoint) =>
  answer(AccessAnswer, api(apiHost, { outlivesPage: true })[endpoint].$get())
