import { useEffect, useState } from 'react'
import { link } from '#domain/url/link.ts'
import { publicConfig } from '#renderer/auth/public-config.ts'
import { Button } from '#renderer/form/Button.tsx'
import { navigate } from '#renderer/navigation/navigate.ts'
import { signInAs } from './sign-in-as.ts'

type Person = { email: string; name: string; about: string; role?: string }
type People = { password: string; people: Person[] }

/** The users with a role, from the local identity provider. Throws if there is none. */
async function fetchPeople(): Promise<People> {
  const { auth } = await publicConfig()
  const response = await fetch(new URL('people.json', auth.userPoolEndpoint))
  if (!response.ok) throw new Error(`people: ${response.status}`)
  const { password, people } = (await response.json()) as People
  return { password, people: people.filter(({ role }) => role) }
}

/** One-click sign-in with the users of the local identity provider, which supplies their names and passwords. */
export function DevLogin() {
  const [people, setPeople] = useState<People | null>(null)
  const [note, setNote] = useState('読み込んでいます。')
  useEffect(() => {
    fetchPeople().then(
      (found) => {
        setPeople(found)
        setNote('')
      },
      () => setNote('この環境に、開発用の会員はいません。'),
    )
  }, [])
  const choose = async (mail: string, password: string) => {
    setNote(`${mail} でログインしています。`)
    const refusal = await signInAs(mail, password)
    if (refusal) setNote(refusal)
    else await navigate(link('@home-topics'))
  }
  return (
    <>
      <p role="status">{note}</p>
      {people && (
        <>
          <p className="text-15">
            パスワードは全員 <code>{people.password}</code> です。
          </p>
          <ul className="grid">
            {people.people.map(({ email, name, about }) => (
              <li
                key={email}
                className="grid grid-cols-[1fr_auto] items-center gap-x-12 border-t border-rule py-8 [&_button]:col-2 [&_button]:row-[1/3]"
              >
                <span className="text-15">
                  {name}（{about}）
                </span>
                <span className="row-2 text-13 wrap-anywhere text-usuzumi">{email}</span>
                <Button onClick={() => choose(email, people.password)} aria-label={`${about}としてログイン`}>
                  ログイン
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
