import { z } from 'zod'
import { SecondFactor } from '#domain/office/second-factor-rule.ts'
import { answer, api } from '../api.ts'
import { publicConfig } from './public-config.ts'

const Answer = z.object({ secondFactor: SecondFactor })

/** Makes the Worker check the user pool again after a second factor was switched on or off. */
export const checkSecondFactor = async (): Promise<SecondFactor> => {
  const { apiHost } = await publicConfig()
  return (await answer(Answer, api(apiHost).me['second-factor'].$post())).secondFactor
}
