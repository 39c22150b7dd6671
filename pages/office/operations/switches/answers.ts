import { z } from 'zod'
import { BuildId, Switches, SwitchState } from '#domain/site/switches.ts'

export const SwitchesAnswer = z.object({
  state: SwitchState,
  /** The build that is public now; `dev` on a developer's server. */
  build: z.string(),
})
export type SwitchesAnswer = z.infer<typeof SwitchesAnswer>

export const ChangedAnswer = SwitchesAnswer.extend({ isLaid: z.boolean() })

/** As the form has it: an empty choice is no build. */
export const SwitchForm = z.object({
  mode: Switches.shape.mode,
  text: Switches.shape.text,
  endsAt: Switches.shape.endsAt,
  minBuild: z.union([z.literal(''), BuildId]),
})
export type SwitchForm = z.infer<typeof SwitchForm>
