import { expect, test, vi } from 'vitest'

const assetsThat = (fetch: () => Promise<Response>) => ({ ASSETS: { fetch } as unknown as Fetcher })

test('a first visitor who disconnects before the build is read does not affect the others', async () => {
  vi.resetModules()
  const { currentBuild } = await import('./build.ts')
  const build = { id: 'mh2x3k4v', timestamp: 36 }
  void currentBuild(assetsThat(() => new Promise(() => {})))
  const fetchAsset = vi.fn(async () => Response.json(build))
  await expect(currentBuild(assetsThat(fetchAsset))).resolves.toEqual({
    ...build,
    edition: '10',
    onRequest: [],
  })
  await expect(currentBuild(assetsThat(fetchAsset))).resolves.toMatchObject(build)
  expect(fetchAsset).toHaveBeenCalledTimes(1)
})
