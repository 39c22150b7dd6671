import { z } from 'zod'
import { BuildId, Switches, SwitchState } from '#domain/site/switches.ts'
import { endpoint } from '#renderer/api/endpoint.ts'

const SwitchesAnswer = z.object({
  state: SwitchState,
  /** The current build; `dev` on a development server. */
  build: z.string(),
})

export const getSwitches = endpoint('GET /manage/switches', SwitchesAnswer)
export const saveSwitches = endpoint('PUT /manage/switches', SwitchesAnswer.extend({ isSynced: z.boolean() }))

/** Form values: '' means no minimum build. */
export const SwitchForm = z.object({
  mode: Switches.shape.mode,
  text: Switches.shape.text,
  endsAt: Switches.shape.endsAt,
  minBuild: z.union([z.literal(''), BuildId]),
})
export type SwitchForm = z.infer<typeof SwitchForm>
