import type { PublicConfig } from '#domain/site/public-config.ts'
import { clientHeaders } from '../api/client-headers.ts'
import { FetchError } from '../shell/errors/errors.ts'

let pending: Promise<PublicConfig> | undefined

const load = async (apiHost: string): Promise<PublicConfig> => {
  const response = await fetch(`${apiHost}/v1/config`, { headers: clientHeaders() }).catch((cause) => {
    throw new FetchError({ cause })
  })
  if (!response.ok) throw new FetchError()
  const { data } = (await response.json()) as { data: { config: PublicConfig } }
  return data.config
}

/** The server's public configuration, fetched once per document; failures are not cached. */
export const publicConfig = (apiHost = ''): Promise<PublicConfig> => {
  pending ??= load(apiHost).catch((error) => {
    pending = undefined
    throw error
  })
  return pending
}
