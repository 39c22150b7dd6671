import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { JWK } from 'jose'
import { AN_HOUR } from './codes.ts'
import { newSigningKey } from './signing-key.ts'
import type { State } from './state.ts'
import { seedPeople } from './users.ts'

const VERSION = 2
const KEPT_MESSAGES = 500

const emptyState = async (key?: JWK): Promise<State> => ({
  version: VERSION,
  key: key ?? (await newSigningKey()),
  secret: randomBytes(32).toString('hex'),
  users: {},
  signIns: {},
  refreshTokens: {},
  revoked: [],
  oauthCodes: {},
  codes: {},
  failures: {},
  outbox: [],
  sent: {},
})

/** What was kept. A file of another version, or one that cannot be read, is begun anew. */
const read = (file: string): State | null => {
  if (!existsSync(file)) return null
  try {
    const state = JSON.parse(readFileSync(file, 'utf8'))
    return state.version === VERSION ? state : null
  } catch {
    console.warn(
      `${file} cannot be read. The local sign-in starts with its sample people; sign up again for other accounts.`,
    )
    return null
  }
}

/** Forgets what has expired: it would only make the file grow. */
const tidy = (state: State, now: number) => {
  const drop = <T>(kept: Record<string, T>, isOver: (item: T) => boolean) => {
    for (const [id, item] of Object.entries(kept)) if (isOver(item)) delete kept[id]
  }
  drop(state.signIns, ({ expiresAt }) => expiresAt < now)
  drop(state.oauthCodes, ({ expiresAt }) => expiresAt < now)
  drop(state.refreshTokens, ({ expiresAt }) => expiresAt < now)
  const known = new Set(Object.values(state.refreshTokens).map(({ originJti }) => originJti))
  state.revoked = state.revoked.filter((originJti) => known.has(originJti))
  drop(state.codes, ({ expiresAt }) => expiresAt < now)
  drop(state.sent, (times) => times.every((at) => at < now - AN_HOUR))
  state.outbox = state.outbox.slice(-KEPT_MESSAGES)
}

type Store = { state: State; save: () => void }

/** In memory, and in `file` too when it is given: written beside it and moved, so that it is never half a file. */
export const openStore = async (file: string | undefined, now: () => number, key?: JWK): Promise<Store> => {
  const state = (file && read(file)) || (await emptyState(key))
  seedPeople(state, now())
  const save = () => {
    if (!file) return
    tidy(state, now())
    mkdirSync(dirname(file), { recursive: true })
    // Secrets: nobody else on the machine needs to read them.
    writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  save()
  return { state, save }
}
