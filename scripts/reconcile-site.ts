import { createHash } from 'node:crypto'

/** A difference between a public address and the database. */
type Disagreement = { address: string; text: string }

type Expected = { address: string; files: { path: string; content: string | null }[] }

/** The comparison could not be made. */
export class ReconcileError extends Error {
  override name = 'ReconcileError'
}

/** Addresses per request to the Worker. */
const BATCH_SIZE = 40

const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** Retries once: a server may close an idle connection just as the next request is sent. */
const fetched = (url: string, init: RequestInit = {}): Promise<Response> => {
  const once = () => fetch(url, { redirect: 'manual', ...init })
  return once()
    .catch(once)
    .catch((cause: unknown) => {
      const { origin } = new URL(url)
      throw new ReconcileError(`Cannot connect to ${origin}. Check that the server is running.`, {
        cause,
      })
    })
}

/** A development server answers anybody, any other server only with its key. */
const endpointOf = (key?: string) => (key ? '/operations/reconcile' : '/_/reconcile')

const request = async <Answer>(site: string, path: string, key?: string, body?: object): Promise<Answer> => {
  const response = await fetched(`${site}${endpointOf(key)}${path}`, {
    headers: {
      ...(key && { authorization: `Bearer ${key}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (!response.ok)
    throw new ReconcileError(
      [302, 404].includes(response.status)
        ? key
          ? `${site} refuses the comparison. Check that OPERATIONS_KEY is the key of this site.`
          : `${site} refuses the comparison. Start it as a development server (SERVER_DEV=true), or set OPERATIONS_KEY.`
        : `${site}${endpointOf(key)}${path} answered ${response.status}. Check the server's log.`,
    )
  return (await response.json()) as Answer
}

/** A document is served at its address, any other file at its path. */
const servedAt = (address: string, path: string): string => (path.endsWith('/index.html') ? address : path)

const whatIsIt = (path: string): string => (path.endsWith('_payload.json') ? 'data' : 'page')

const disagreement = async (
  site: string,
  address: string,
  { path, content }: Expected['files'][number],
): Promise<Disagreement[]> => {
  const response = await fetched(`${site}${servedAt(address, path)}`)
  const text = await response.text()
  const what = whatIsIt(path)
  if (content === null) {
    return response.ok
      ? [{ address, text: `${what} is not public but still served (${response.status})` }]
      : []
  }
  if (!response.ok) return [{ address, text: `${what} is public but not served (${response.status})` }]
  return nameOf(text) === content ? [] : [{ address, text: `${what} differs from the database` }]
}

const disagreements = async (site: string, { address, files }: Expected): Promise<Disagreement[]> => {
  if (files.length === 0) return [{ address, text: 'the page cannot be rendered from the database' }]
  return (await Promise.all(files.map((file) => disagreement(site, address, file)))).flat()
}

/**
 * Compares what a site serves at every address that is or was public (or `only` at some) with its database. The endpoint
 * that lists what the database says (worker/publish/reconcile-endpoint.ts) exists on development servers; other sites
 * require `key` (OPERATIONS_KEY).
 */
export async function reconcileSite(
  site: string,
  only?: readonly string[],
  key?: string,
): Promise<{ pages: number; found: Disagreement[]; unfinished: number }> {
  const all = { addresses: only ?? [], unfinished: 0 }
  const { addresses, unfinished } = only ? all : await request<typeof all>(site, '', key)
  const found: Disagreement[] = []
  for (let start = 0; start < addresses.length; start += BATCH_SIZE) {
    const some = addresses.slice(start, start + BATCH_SIZE)
    const { expected } = await request<{ expected: Expected[] }>(site, '/expected', key, {
      addresses: some,
    })
    const compared = await Promise.all(expected.map((one) => disagreements(site, one)))
    found.push(...compared.flat())
  }
  return { pages: addresses.length, found, unfinished }
}

type Repaired = { publication: { status: string; error: string | null } }

/** Publishes addresses again with the content of the database. Stops at the first failure. */
export async function repairSite(
  site: string,
  addresses: readonly string[],
  key?: string,
): Promise<Repaired> {
  let start = 0
  for (;;) {
    const some = addresses.slice(start, start + BATCH_SIZE)
    const repaired = await request<Repaired>(site, '/repair', key, { addresses: some })
    start += BATCH_SIZE
    if (repaired.publication.status !== 'live' || start >= addresses.length) return repaired
  }
}
