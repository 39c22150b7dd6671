import { expect, test } from 'vitest'
import { refreshOnce } from './refresh-once.ts'

const tokens = (name: string) => ({ accessToken: { toString: () => name } })
type Tokens = ReturnType<typeof tokens>

/** What Web Locks do: one at a time, in order. */
const oneAtATime = () => {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_: string, work: () => Promise<unknown>) => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
  return { request } as unknown as LockManager
}

/** A browser with cookies that all tabs share, and a pool that takes every refresh token once. */
const browser = () => {
  let cookies: Tokens | null = tokens('first')
  let spent = 0
  return {
    spent: () => spent,
    kept: () => cookies?.accessToken.toString(),
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

test('two tabs whose tokens end at the same moment spend one refresh token (R132)', async () => {
  const { tab, spent, kept } = browser()
  const locks = oneAtATime()
  const held = tokens('first')
  const found = await Promise.all([1, 2, 3].map(() => refreshOnce(held, tab(locks))))
  expect(found.map(({ accessToken }) => accessToken.toString())).toEqual(Array(3).fill('renewed 1'))
  expect([spent(), kept()]).toEqual([1, 'renewed 1'])
})

test('a later renewal spends the next one', async () => {
  const { tab, kept } = browser()
  const locks = oneAtATime()
  await refreshOnce(tokens('first'), tab(locks))
  await refreshOnce(tokens('renewed 1'), tab(locks))
  expect(kept()).toBe('renewed 2')
})

test('a session that was ended while a tab waited is not begun again', async () => {
  const { tab, signOut, spent } = browser()
  signOut()
  await expect(refreshOnce(tokens('first'), tab(oneAtATime()))).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  })
  expect(spent()).toBe(0)
})

test('a renewal that fails lets the next tab try', async () => {
  const { tab, kept } = browser()
  const locks = oneAtATime()
  const failing = { ...tab(locks), refresh: () => Promise.reject(new Error('no network')) }
  const first = refreshOnce(tokens('first'), failing)
  const second = refreshOnce(tokens('first'), tab(locks))
  await expect(first).rejects.toThrow('no network')
  expect([(await second).accessToken.toString(), kept()]).toEqual(['renewed 1', 'renewed 1'])
})

test('a browser without locks renews all the same', async () => {
  const { tab, kept } = browser()
  await refreshOnce(tokens('first'), tab(undefined))
  expect(kept()).toBe('renewed 1')
})
