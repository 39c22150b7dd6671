import { expect, test } from 'vitest'
import { refreshOnce } from './refresh-once.ts'

const tokens = (name: string) => ({ accessToken: { toString: () => name } })
type Tokens = ReturnType<typeof tokens>

/** A stand-in for Web Locks: one holder at a time, in order. */
const serialLocks = () => {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_: string, work: () => Promise<unknown>) => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
  return { request } as unknown as LockManager
}

/** A browser whose tabs share cookies, and a pool that accepts each refresh token once. */
const browser = () => {
  let cookies: Tokens | null = tokens('first')
  let spent = 0
  return {
    spent: () => spent,
    stored: () => cookies?.accessToken.toString(),
    signOut: () => {
      cookies = null
    },
    tab: (locks: LockManager | undefined) => ({
      locks,
      load: async () => cookies,
      store: async (renewed: Tokens) => {
        cookies = renewed
      },
      refresh: async () => {
        spent += 1
        const count = spent
        await Promise.resolve()
        return tokens(`renewed ${count}`)
      },
    }),
  }
}

test('two tabs whose tokens expire together use one refresh token (R132)', async () => {
  const { tab, spent, stored } = browser()
  const locks = serialLocks()
  const heldTokens = tokens('first')
  const found = await Promise.all([1, 2, 3].map(() => refreshOnce(heldTokens, tab(locks))))
  expect(found.map(({ accessToken }) => accessToken.toString())).toEqual(Array(3).fill('renewed 1'))
  expect([spent(), stored()]).toEqual([1, 'renewed 1'])
})

test('a later renewal uses the next refresh token', async () => {
  const { tab, stored } = browser()
  const locks = serialLocks()
  await refreshOnce(tokens('first'), tab(locks))
  await refreshOnce(tokens('renewed 1'), tab(locks))
  expect(stored()).toBe('renewed 2')
})

test('a session that ended while a tab waited is not restored', async () => {
  const { tab, signOut, spent } = browser()
  signOut()
  await expect(refreshOnce(tokens('first'), tab(serialLocks()))).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  })
  expect(spent()).toBe(0)
})

test('after a failed renewal the next tab tries', async () => {
  const { tab, stored } = browser()
  const locks = serialLocks()
  const failing = { ...tab(locks), refresh: () => Promise.reject(new Error('no network')) }
  const first = refreshOnce(tokens('first'), failing)
  const second = refreshOnce(tokens('first'), tab(locks))
  await expect(first).rejects.toThrow('no network')
  expect([(await second).accessToken.toString(), stored()]).toEqual(['renewed 1', 'renewed 1'])
})

test('a browser without locks renews too', async () => {
  const { tab, stored } = browser()
  await refreshOnce(tokens('first'), tab(undefined))
  expect(stored()).toBe('renewed 1')
})
