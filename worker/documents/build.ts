type Build = { id: string; timestamp: number }

let current: Build | undefined

const read = async (assets: Fetcher): Promise<Build> => {
  const response = await assets.fetch('https://assets.local/builds/latest.json')
  return response.ok ? ((await response.json()) as Build) : { id: 'dev', timestamp: 0 }
}

/**
 * The build whose files this Worker was deployed with. They cannot change under it, so it is read once; by each of those
 * who come before it is known, because whoever shares a promise of a visitor who leaves waits for ever.
 */
export const currentBuild = async (env: Pick<Env, 'ASSETS'>): Promise<Build> => {
  current ??= await read(env.ASSETS)
  return current
}
