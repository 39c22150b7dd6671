import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { JWK } from 'jose'
import { AN_HOUR } from './codes.ts'
import { newSigningKey } from './signing-key.ts'
import type { State } from './state.ts'
import { seedPeople } from './users.ts'

const VERSION = 2
const MAX_MESSAGES = 500

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

/** The stored state; `null` for a file of another version or one that cannot be read. */
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

/** Removes expired entries, so that the file does not grow. */
const tidy = (state: State, now: number) => {
  const drop = <T>(entries: Record<string, T>, isOver: (item: T) => boolean) => {
    for (const [id, item] of Object.entries(entries)) if (isOver(item)) delete entries[id]
  }
  drop(state.signIns, ({ expiresAt }) => expiresAt < now)
  drop(state.oauthCodes, ({ expiresAt }) => expiresAt < now)
  drop(state.refreshTokens, ({ expiresAt }) => expiresAt < now)
  const active = new Set(Object.values(state.refreshTokens).map(({ originJti }) => originJti))
  state.revoked = state.revoked.filter((originJti) => active.has(originJti))
  drop(state.codes, ({ expiresAt }) => expiresAt < now)
  drop(state.sent, (times) => times.every((at) => at < now - AN_HOUR))
  state.outbox = state.outbox.slice(-MAX_MESSAGES)
}

type Store = { state: State; save: () => void }

/** Keeps the state in memory, and in `file` if given, which is replaced atomically. */
export const openStore = async (file: string | undefined, now: () => number, key?: JWK): Promise<Store> => {
  const state = (file && read(file)) || (await emptyState(key))
  seedPeople(state, now())
  const save = () => {
    if (!file) return
    tidy(state, now())
    mkdirSync(dirname(file), { recursive: true })
    // It contains secrets: readable by its owner only.
    writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  save()
  return { state, save }
}
