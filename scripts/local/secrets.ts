import { randomUUID } from 'node:crypto'

/** What a deployment keeps with Cloudflare. What was signed or sealed with them does not outlive this server. */
export const localSecrets = () => ({ MEDIA_SIGNING_KEY: randomUUID(), SEAL_KEYS: randomUUID() })
