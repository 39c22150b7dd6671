import { expect, test, vi } from 'vitest'

const assetsThat = (fetch: () => Promise<Response>) => ({ ASSETS: { fetch } as unknown as Fetcher })

test('a first visitor who leaves before the build is known takes nobody along', async () => {
  vi.resetModules()
  const { currentBuild } = await import('./build.ts')
  const build = { id: 'mh2x3k4v', timestamp: 1 }
  void currentBuild(assetsThat(() => new Promise(() => {})))
  const asked = vi.fn(async () => Response.json(build))
  await expect(currentBuild(assetsThat(asked))).resolves.toEqual(build)
  await expect(currentBuild(assetsThat(asked))).resolves.toEqual(build)
  expect(asked).toHaveBeenCalledTimes(1)
})
