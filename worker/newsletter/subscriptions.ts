import { randomIdentifier } from '#domain/text/identifier.ts'
import { formerMailDigest, linkDigest } from '../auth/digest.ts'
import { readSiteConfig } from '../config.ts'
import {
  claimConfirmation,
  confirmSubscription,
  endSubscription,
  findUnsubscribing,
  listDueConfirmations,
  requestSubscription,
  settleConfirmation,
} from '../db/newsletter/subscribers.server.ts'
import { logLine } from '../log.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { newLinkToken } from './link-token.ts'
import { mailSender } from './mail-sender.ts'

/** Mails of confirmation that a scheduled job sends in one run; those that a reader waits for are sent at once. */
const DUE_BATCH_SIZE = 20

/**
 * Sends the mail of confirmation of an address, if one is due: what was not accepted is due again a few minutes later, until
 * the subscription is forgotten.
 */
export async function sendConfirmation(env: Env, email: string, now: Date): Promise<void> {
  const send = mailSender(env)
  if (!send) return
  const { token, digest } = await newLinkToken()
  const claimed = await claimConfirmation(env.DB, { email, digest, now })
  if (!claimed) return
  const outcome = await send(await confirmationMail(claimed.email, token, readSiteConfig(env)))
  if (outcome === 'accepted' || outcome === 'refused') await settleConfirmation(env.DB, claimed.id)
}

/** Sends the mails of confirmation that are due still. */
export async function sendDueConfirmations(env: Env, now: Date): Promise<void> {
  for (const email of await listDueConfirmations(env.DB, DUE_BATCH_SIZE, now))
    await sendConfirmation(env, email, now)
}

/**
 * Takes a reader's subscription. The mail is sent in the background, so that neither the answer nor its time shows whether the
 * address is subscribed.
 * @returns `closed` if this site sends no mails, `full` if too many are unconfirmed
 */
export async function subscribe(
  env: Env,
  email: string,
  now: Date,
  waitUntil: (work: Promise<void>) => void,
): Promise<'accepted' | 'full' | 'closed'> {
  if (!mailSender(env)) return 'closed'
  const requested = await requestSubscription(env.DB, { id: randomIdentifier(), email, now })
  if (requested === 'accepted')
    waitUntil(
      // A scheduled job repeats it.
      sendConfirmation(env, email, now).catch((error: unknown) =>
        logLine('error', 'a mail of confirmation could not be sent', { error }),
      ),
    )
  return requested
}

/** Confirms the subscription of a link; repeating it changes nothing. `false`: the link is not valid, or no longer. */
export const confirm = async (db: D1Database, token: string, now: Date): Promise<boolean> =>
  confirmSubscription(db, await linkDigest(token), now)

/** Ends the subscription of a link and erases its address. Repeating it, or an unknown link, changes nothing. */
export async function unsubscribe(db: D1Database, token: string, now: Date): Promise<void> {
  const found = await findUnsubscribing(db, await linkDigest(token))
  if (!found) return
  const recordDigest = await formerMailDigest(found.id, found.email)
  await endSubscription(db, { id: found.id, recordDigest, now })
}
