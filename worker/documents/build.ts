/**
 * `id` is that of its code and configuration, `edition` that of its pages: the time when they were made, in base 36.
 * `onRequest`: the lists with pages that have no files (worker/publish/pages-on-request.ts).
 */
export type Build = { id: string; timestamp: number; edition: string; onRequest: readonly string[] }

let current: Build | undefined

const read = async (assets: Fetcher): Promise<Build> => {
  const response = await assets.fetch('https://assets.local/builds/latest.json')
  if (!response.ok) return { id: 'dev', timestamp: 0, edition: 'dev', onRequest: [] }
  const {
    id,
    timestamp,
    onRequest = [],
  } = (await response.json()) as Partial<Build> & Pick<Build, 'id' | 'timestamp'>
  return { id, timestamp, edition: timestamp.toString(36), onRequest }
}

/**
 * The build of this Worker's files. It never changes, so it is read once; concurrent first requests read it separately,
 * because a promise shared with a visitor who disconnects may never settle.
 */
export const currentBuild = async (env: Pick<Env, 'ASSETS'>): Promise<Build> => {
  current ??= await read(env.ASSETS)
  return current
}
