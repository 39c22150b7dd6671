import type { MailConfig } from '../config.ts'
import type { Outcome, SendMail } from './mail.ts'

/**
 * Adds mails to the outbox of a local server instead of sending them (identity/dev-endpoints.ts). Their links lead to the local
 * site that the outbox's address names (`?site=`), as nothing answers at `appHost` there.
 */
export const outbox = (
  { outbox: address }: Extract<MailConfig, { outbox: string }>,
  appHost: string,
): SendMail => {
  const site = new URL(address).searchParams.get('site') ?? appHost
  return async (mail): Promise<Outcome> => {
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(mail).replaceAll(`${appHost}/`, `${site}/`),
    }).catch(() => null)
    await response?.body?.cancel()
    if (!response) return 'unanswered'
    if (response.ok) return 'accepted'
    return response.status >= 500 || response.status === 429 ? 'busy' : 'refused'
  }
}
