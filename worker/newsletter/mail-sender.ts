import { readMailConfig } from '../config.ts'
import type { SendMail } from './mail.ts'
import { outbox } from './outbox.ts'
import { ses } from './ses.ts'

/** How this site sends mails; `null` if it is not configured. */
export function mailSender(env: Env): SendMail | null {
  const config = readMailConfig(env)
  if (!config) return null
  return 'outbox' in config ? outbox(config, env.APP_HOST) : ses(config)
}
