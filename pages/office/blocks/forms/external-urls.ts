import { EMBED_SERVICES, type EmbedService, embedFrame } from '#domain/blocks/embed/embed-frame.ts'

const SERVICES = Object.keys(EMBED_SERVICES) as EmbedService[]

/** The embed service of an https URL; `null` for others. */
export const serviceOfUrl = (url: string): EmbedService | null =>
  /^https:\/\//.test(url) ? (SERVICES.find((service) => embedFrame(service, url) !== null) ?? null) : null

/** Validation message for an external URL while typing; none while empty. */
export function httpsError(url: string): string | undefined {
  if (!url) return undefined
  const isHttps = URL.canParse(url) && new URL(url).protocol === 'https:'
  return isHttps ? undefined : 'https:// ではじまるアドレスを入力してください。'
}
