import { randomIdentifier } from '#domain/text/identifier.ts'
import type { MemberSite } from './member-site.ts'

type Mail = { to: string; subject: string; html: string; text: string; headers: Record<string, string> }

/** An address that nobody else has. */
export const anEmail = (): string => `${randomIdentifier()}@yomu.example`

/** The mails to an address in the outbox of the site's stand-in, the newest first. */
export const mailsTo = async ({ identity }: Pick<MemberSite, 'identity'>, to: string): Promise<Mail[]> =>
  (await (await fetch(`${identity}/outbox.json?to=${encodeURIComponent(to)}`)).json()).messages

/** The path of a link in the text of a mail: `/newsletter/confirm?token=…`. */
export const linkIn = ({ text }: Pick<Mail, 'text'>, step: 'confirm' | 'unsubscribe'): string => {
  const url = new RegExp(`https?://\\S+/newsletter/${step}\\S*`).exec(text)?.[0]
  if (!url) throw new Error(`no link to ${step} in ${text}`)
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Adds confirmed subscribers, and returns their addresses. */
export const addSubscribers = async ({ db }: Pick<MemberSite, 'db'>, count: number): Promise<string[]> => {
  const emails = Array.from({ length: count }, anEmail)
  const at = new Date().toISOString()
  await db.batch(
    emails.map((email) =>
      db
        .prepare(
          `INSERT INTO newsletter_subscribers (id, email, email_key, requested_at, requests, confirmed_at)
           VALUES (?1, ?2, ?2, ?3, 1, ?3)`,
        )
        .bind(randomIdentifier(), email, at),
    ),
  )
  return emails
}
