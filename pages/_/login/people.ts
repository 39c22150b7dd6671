import { publicConfig } from '#renderer/auth/public-config.ts'

type Person = { email: string; name: string; about: string; role?: string }
export type People = { password: string; people: Person[] }

/** The people with a role, as the identity provider of a development server tells them. Throws when it has none. */
export async function askPeople(): Promise<People> {
  const { auth } = await publicConfig()
  const response = await fetch(new URL('people.json', auth.userPoolEndpoint))
  if (!response.ok) throw new Error(`people: ${response.status}`)
  const { password, people } = (await response.json()) as People
  return { password, people: people.filter(({ role }) => role) }
}
