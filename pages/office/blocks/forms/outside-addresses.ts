import { EMBED_SERVICES, type EmbedService, embedFrame } from '#domain/blocks/embed/embed-frame.ts'

const SERVICES = Object.keys(EMBED_SERVICES) as EmbedService[]

/** Which service's film or post an https address is; `null` for any other address. */
export const serviceOfUrl = (url: string): EmbedService | null =>
  /^https:\/\//.test(url) ? (SERVICES.find((service) => embedFrame(service, url) !== null) ?? null) : null

/** What is wrong with the address of another site, while it is typed; nothing while there is none. */
export function httpsError(url: string): string | undefined {
  if (!url) return undefined
  const isHttps = URL.canParse(url) && new URL(url).protocol === 'https:'
  return isHttps ? undefined : 'https:// ではじまるアドレスを入力してください。'
}
