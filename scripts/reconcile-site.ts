import { createHash } from 'node:crypto'

/** Where what is public does not agree with the database, in Japanese. */
export type Disagreement = { address: string; text: string }

type Expected = { address: string; files: { path: string; content: string | null }[] }

/** The comparison itself could not be made; says why in Japanese. */
export class ReconcileError extends Error {
  override name = 'ReconcileError'
}

/** Addresses that the Worker is asked about at once. */
const AT_ONCE = 40

const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** A server closes connections that nobody used for some seconds, perhaps just as the next question is on its way. */
const fetched = (url: string, init: RequestInit = {}): Promise<Response> => {
  const once = () => fetch(url, { redirect: 'manual', ...init })
  return once()
    .catch(once)
    .catch((cause: unknown) => {
      const { origin } = new URL(url)
      throw new ReconcileError(`${origin} につながりません。サーバーが動いているか、お確かめください。`, {
        cause,
      })
    })
}

/** Whom a site answers: a development server anybody, any other one whoever has its key. */
const doorOf = (key?: string) => (key ? '/operations/reconcile' : '/_/reconcile')

const ask = async <Answer>(site: string, path: string, key?: string, body?: object): Promise<Answer> => {
  const response = await fetched(`${site}${doorOf(key)}${path}`, {
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
          ? `${site} は照合に応えません。OPERATIONS_KEY が、そのサイトのものか、お確かめください。`
          : `${site} は照合に応えません。開発用のサーバー（SERVER_DEV=true）で起動するか、OPERATIONS_KEY を設定してください。`
        : `${site}${doorOf(key)}${path} が応えられませんでした（${response.status}）。サーバーの記録をお確かめください。`,
    )
  return (await response.json()) as Answer
}

/** A document is asked for at its address, its data and all else at its own. */
const askedAt = (address: string, path: string): string => (path.endsWith('/index.html') ? address : path)

const whatIsIt = (path: string): string => (path.endsWith('_payload.json') ? 'データ' : 'ページ')

const disagreement = async (
  site: string,
  address: string,
  { path, content }: Expected['files'][number],
): Promise<Disagreement[]> => {
  const response = await fetched(`${site}${askedAt(address, path)}`)
  const text = await response.text()
  const what = whatIsIt(path)
  if (content === null) {
    return response.ok
      ? [{ address, text: `${what}は非公開のはずですが、まだ表示されます（${response.status}）` }]
      : []
  }
  if (!response.ok)
    return [{ address, text: `${what}は公開中のはずですが、表示されません（${response.status}）` }]
  return nameOf(text) === content ? [] : [{ address, text: `${what}の内容がデータベースと違います` }]
}

const disagreements = async (site: string, { address, files }: Expected): Promise<Disagreement[]> => {
  if (files.length === 0) return [{ address, text: 'データベースの内容からページを作れません' }]
  return (await Promise.all(files.map((file) => disagreement(site, address, file)))).flat()
}

/**
 * Asks a site for every public address that there is or was (or `only` some), and compares what comes with what its database says. The
 * site has to be a development server, which tells the latter (worker/publish/reconcile-door.ts), or is asked with its
 * `key` (OPERATIONS_KEY).
 */
export async function reconcileSite(
  site: string,
  only?: readonly string[],
  key?: string,
): Promise<{ asked: number; found: Disagreement[]; unfinished: number }> {
  const all = { addresses: only ?? [], unfinished: 0 }
  const { addresses, unfinished } = only ? all : await ask<typeof all>(site, '', key)
  const found: Disagreement[] = []
  for (let start = 0; start < addresses.length; start += AT_ONCE) {
    const some = addresses.slice(start, start + AT_ONCE)
    const { expected } = await ask<{ expected: Expected[] }>(site, '/expected', key, {
      addresses: some,
    })
    const compared = await Promise.all(expected.map((one) => disagreements(site, one)))
    found.push(...compared.flat())
  }
  return { asked: addresses.length, found, unfinished }
}

type Repaired = { publication: { status: string; error: string | null } }

/** Publishes addresses again, with the content that the database holds; stops at what cannot be made. */
export async function repairSite(
  site: string,
  addresses: readonly string[],
  key?: string,
): Promise<Repaired> {
  let start = 0
  for (;;) {
    const some = addresses.slice(start, start + AT_ONCE)
    const repaired = await ask<Repaired>(site, '/repair', key, { addresses: some })
    start += AT_ONCE
    if (repaired.publication.status !== 'live' || start >= addresses.length) return repaired
  }
}
