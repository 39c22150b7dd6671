import type { PublicConfig } from '#domain/site/public-config.ts'
import { clientHeaders } from '../api/client-headers.ts'
import { FetchError } from '../shell/errors/errors.ts'

let asked: Promise<PublicConfig> | undefined

const ask = async (apiHost: string): Promise<PublicConfig> => {
  const response = await fetch(`${apiHost}/v1/config`, { headers: clientHeaders() }).catch((cause) => {
    throw new FetchError({ cause })
  })
  if (!response.ok) throw new FetchError()
  const { data } = (await response.json()) as { data: { config: PublicConfig } }
  return data.config
}

/** What the server says of itself, asked once for each document; a failure is not remembered. */
export const publicConfig = (apiHost = ''): Promise<PublicConfig> => {
  asked ??= ask(apiHost).catch((error) => {
    asked = undefined
    throw error
  })
  return asked
}
