import type { PublicConfig } from '#domain/site/public-config.ts'
import { fetchPlain } from '../api/client-headers.ts'
import { FetchError } from '../shell/errors/errors.ts'

let pending: Promise<PublicConfig> | undefined

const load = async (): Promise<PublicConfig> => {
  const data = await fetchPlain<'GET /config'>('/v1/config').catch((cause) => {
    throw new FetchError({ cause })
  })
  if (!data) throw new FetchError()
  return data.config
}

/** The server's public configuration, fetched once per document; failures are not cached. */
export const publicConfig = (): Promise<PublicConfig> => {
  pending ??= load().catch((error) => {
    pending = undefined
    throw error
  })
  return pending
}
