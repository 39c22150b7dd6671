/** A mail to one person. `headers` are in addition to those of every mail. */
export type Mail = {
  to: string
  subject: string
  html: string
  text: string
  headers?: Readonly<Record<string, string>>
}

/**
 * `accepted`: the service will deliver it. `refused`: it never will, for this address. `busy`: it may later, as it is limited,
 * down, or its settings are wrong. `unanswered`: nobody knows.
 */
export type Outcome = 'accepted' | 'refused' | 'busy' | 'unanswered'

/** Sends a mail. It never throws. */
export type SendMail = (mail: Mail) => Promise<Outcome>
