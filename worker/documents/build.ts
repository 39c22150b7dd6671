type Build = { id: string; timestamp: number }

let current: Build | undefined

const read = async (assets: Fetcher): Promise<Build> => {
  const response = await assets.fetch('https://assets.local/builds/latest.json')
  return response.ok ? ((await response.json()) as Build) : { id: 'dev', timestamp: 0 }
}

/**
 * The build of this Worker's files. It never changes, so it is read once; concurrent first requests read it separately,
 * because a promise shared with a visitor who disconnects may never settle.
 */
export const currentBuild = async (env: Pick<Env, 'ASSETS'>): Promise<Build> => {
  current ??= await read(env.ASSETS)
  return current
}
