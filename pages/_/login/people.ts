import { publicConfig } from '#renderer/auth/public-config.ts'

type Person = { email: string; name: string; about: string; role?: string }
export type People = { password: string; people: Person[] }

/** The users with a role, from the local identity provider. Throws if there is none. */
export async function fetchPeople(): Promise<People> {
  const { auth } = await publicConfig()
  const response = await fetch(new URL('people.json', auth.userPoolEndpoint))
  if (!response.ok) throw new Error(`people: ${response.status}`)
  const { password, people } = (await response.json()) as People
  return { password, people: people.filter(({ role }) => role) }
}
