import { z } from 'zod'
import type { Identity } from './identity.ts'
import type { Message, User } from './state.ts'
import { randomName } from './users.ts'

type Delivery = { DeliveryMedium: Message['medium']; Destination: string; AttributeName: string }

/** `s***@t***` and `+*******0001`: Cognito's masks. */
const masked = (to: string) =>
  to.includes('@') ? to.replace(/^(.).*@(.).*$/, '$1***@$2***') : `+*******${to.slice(-4)}`

/** The address of a person for a medium. */
export const addressOf = (user: User, medium: Message['medium']): string =>
  (medium === 'EMAIL' ? user.attributes.email : user.attributes.phone_number) ?? ''

/** Cognito's description of a delivery. */
export const deliveryTo = (to: string, medium: Message['medium']): Delivery => ({
  DeliveryMedium: medium,
  Destination: masked(to),
  AttributeName: medium === 'EMAIL' ? 'email' : 'phone_number',
})

/** Adds a mail or an SMS to the outbox page instead of sending it. */
export const send = (
  identity: Identity,
  to: string,
  medium: Message['medium'],
  subject: string,
  code: string,
): Delivery => {
  const text = `たびしるべの確認コードは ${code} です。心当たりのない場合は、このメッセージを破棄してください。`
  const message = { id: randomName(), at: identity.now(), to, medium, subject, text, code }
  identity.state.outbox.push(message)
  return deliveryTo(to, medium)
}

/** A mail of the site, as its Worker sends it to this outbox (worker/newsletter/mail.ts). */
export const SiteMail = z.strictObject({
  to: z.email(),
  subject: z.string().min(1),
  html: z.string().min(1),
  text: z.string().min(1),
  headers: z.record(z.string(), z.string()).optional(),
})

/** The maximum of messages: a newsletter has many. */
const MAX_MESSAGES = 1000

/** Adds a mail of the site to the outbox page. */
export const addSiteMail = (
  { state, now }: Identity,
  { headers = {}, ...mail }: z.infer<typeof SiteMail>,
) => {
  const message: Message = { id: randomName(), at: now(), medium: 'EMAIL', code: '', ...mail, headers }
  state.outbox.push(message)
  state.outbox.splice(0, state.outbox.length - MAX_MESSAGES)
}
