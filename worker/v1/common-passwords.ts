import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { notFound, ok } from './answer.ts'

/** The list changes with a deployment. */
const CACHE = { 'cache-control': 'public, max-age=86400' }
const MOST = 10_000
const PREFIX = /^[0-9a-f]{3}$/
/** Enough to tell two passwords apart, in hexadecimal digits. */
const DIGEST_LENGTH = 24

let digests: Promise<string[]> | undefined

/** The ten thousand commonest passwords by their SHA-256. Only who asks needs them: they are loaded then. */
const loadDigests = async (): Promise<string[]> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const passwords = dictionary['passwords-common'].slice(0, MOST) as string[]
  return passwords.map((password) =>
    createHash('sha256').update(password).digest('hex').slice(0, DIGEST_LENGTH),
  )
}

/**
 * `GET /v1/common-passwords/{prefix}`: digests (24 hexadecimal digits of the SHA-256) of those of the ten thousand
 * commonest passwords that begin with these three digits. Whoever asks tells a four-thousandth of a password, and is
 * told two or three.
 */
export const commonPasswords = new Hono<AppEnv>().get('/:prefix', async (c) => {
  const prefix = c.req.param('prefix')
  if (!PREFIX.test(prefix)) throw notFound(c)
  digests ??= loadDigests()
  const list = (await digests).filter((digest) => digest.startsWith(prefix))
  return c.json(ok({ commonPasswords: { list, meta: { total: list.length } } }), 200, CACHE)
})
