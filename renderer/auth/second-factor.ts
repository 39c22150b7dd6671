import { z } from 'zod'
import { SecondFactor } from '#domain/office/second-factor-rule.ts'
import { endpoint } from '../api/endpoint.ts'
import { request } from '../api/request.ts'

const check = endpoint('POST /me/second-factor', z.object({ secondFactor: SecondFactor }))

/** Makes the Worker check the user pool again after a second factor was switched on or off. */
export const checkSecondFactor = async (): Promise<SecondFactor> => (await request(check())).secondFactor
