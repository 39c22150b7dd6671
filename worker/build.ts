type Build = { id: string; timestamp: number }

let current: Promise<Build> | undefined

const read = async (assets: Fetcher): Promise<Build> => {
  const response = await assets.fetch('https://assets.local/builds/latest.json')
  return response.ok ? ((await response.json()) as Build) : { id: 'dev', timestamp: 0 }
}

/** The build whose files this Worker was deployed with. They cannot change under it, so it is read once. */
export const currentBuild = (env: Env): Promise<Build> => {
  current ??= read(env.ASSETS).catch((error: unknown) => {
    current = undefined
    throw error
  })
  return current
}
