import type { Identity } from './identity.ts'
import type { Message, User } from './state.ts'
import { randomName } from './users.ts'

type Delivery = { DeliveryMedium: Message['medium']; Destination: string; AttributeName: string }

/** `s***@t***` and `+*******0001`, as Cognito hides where a code went. */
const masked = (to: string) =>
  to.includes('@') ? to.replace(/^(.).*@(.).*$/, '$1***@$2***') : `+*******${to.slice(-4)}`

/** Where a person's codes go: nobody's own choice but the medium. */
export const addressOf = (user: User, medium: Message['medium']): string =>
  (medium === 'EMAIL' ? user.attributes.email : user.attributes.phone_number) ?? ''

/** How Cognito tells where a code went. */
export const deliveryTo = (to: string, medium: Message['medium']): Delivery => ({
  DeliveryMedium: medium,
  Destination: masked(to),
  AttributeName: medium === 'EMAIL' ? 'email' : 'phone_number',
})

/** "Sends" a mail or an SMS: it can be read on the outbox page. */
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
