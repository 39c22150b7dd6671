import { inject } from 'vitest'

export const { production, development, identity } = inject('sites')

/** Requests a path as a visitor would, without following redirects. */
export const get = (path: string, headers: HeadersInit = {}, site = production): Promise<Response> =>
  fetch(site + path, { headers, redirect: 'manual' })

export const getText = async (path: string): Promise<string> => (await get(path)).text()

// biome-ignore lint/suspicious/noExplicitAny: tests read any field of it
export const getJson = async (path: string): Promise<any> => (await get(path)).json()

type Build = { id: string; timestamp: number; prerendered: string[] }

export const currentBuild = async (): Promise<Build> => {
  const latest = await getJson('/builds/latest.json')
  return { ...latest, prerendered: await getJson('/builds/addresses.json') }
}

export type Document = { url: string; html: string }

/** The address of the document of a client-rendered area, and the server of developer pages. */
const served = (url: string) => (url === '/~' ? '/@/home/topics' : url)

const CONCURRENCY = 8

/** Every prerendered document as it is served, by the address it was prerendered for. */
export const everyDocument = async (): Promise<Document[]> => {
  const rest = [...(await currentBuild()).prerendered]
  const documents: Document[] = []
  const work = async () => {
    for (let url = rest.shift(); url; url = rest.shift()) {
      const response = await get(served(url), {}, development)
      documents.push({ url, html: await response.text() })
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return documents
}
