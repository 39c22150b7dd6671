import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { notFound, ok } from './answer.ts'

/** The list changes with deployments only. */
const CACHE = { 'cache-control': 'public, max-age=86400' }
const MAX_PASSWORDS = 10_000
const PREFIX = /^[0-9a-f]{3}$/
/** Hexadecimal digits: enough to distinguish two passwords. */
const DIGEST_LENGTH = 24

let digests: Promise<string[]> | undefined

/** The SHA-256 of the ten thousand most common passwords, loaded on demand. */
const loadDigests = async (): Promise<string[]> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const passwords = dictionary['passwords-common'].slice(0, MAX_PASSWORDS) as string[]
  return passwords.map((password) =>
    createHash('sha256').update(password).digest('hex').slice(0, DIGEST_LENGTH),
  )
}

/**
 * `GET /v1/common-passwords/{prefix}`: digests (24 hexadecimal digits of the SHA-256) of those of the ten thousand most
 * common passwords whose digest begins with these three digits. The request reveals one of four thousand parts of a
 * password, and the answer has two or three entries.
 */
export const commonPasswords = new Hono<AppEnv>().get('/:prefix', async (c) => {
  const prefix = c.req.param('prefix')
  if (!PREFIX.test(prefix)) throw notFound(c)
  digests ??= loadDigests()
  const list = (await digests).filter((digest) => digest.startsWith(prefix))
  return c.json(ok({ commonPasswords: { list, meta: { total: list.length } } }), 200, CACHE)
})
