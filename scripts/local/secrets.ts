import { randomUUID } from 'node:crypto'

/** Secrets of a local server. Data signed or encrypted with them is invalid after a restart. */
export const localSecrets = () => ({ MEDIA_SIGNING_KEY: randomUUID(), SEAL_KEYS: randomUUID() })
