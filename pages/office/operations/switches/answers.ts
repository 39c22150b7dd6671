import { z } from 'zod'
import { BuildId, Switches, SwitchState } from '#domain/site/switches.ts'

export const SwitchesAnswer = z.object({
  state: SwitchState,
  /** The current build; `dev` on a development server. */
  build: z.string(),
})
export type SwitchesAnswer = z.infer<typeof SwitchesAnswer>

export const ChangedAnswer = SwitchesAnswer.extend({ isSynced: z.boolean() })

/** Form values: '' means no minimum build. */
export const SwitchForm = z.object({
  mode: Switches.shape.mode,
  text: Switches.shape.text,
  endsAt: Switches.shape.endsAt,
  minBuild: z.union([z.literal(''), BuildId]),
})
export type SwitchForm = z.infer<typeof SwitchForm>
