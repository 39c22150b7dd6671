import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { request } from '../api/request.ts'

/** The endpoint that checks whether this visitor may enter an area. */
export type AreaEndpoint = 'me' | 'manage'

/** Rejects with the reason why the visitor may not enter: only the success of the call matters. */
export const checkAccess = (area: AreaEndpoint) => request(endpoint(`GET /${area}`, z.looseObject({}))())
