import { useEffect, useState } from 'react'
import { navigate } from 'vike/client/router'
import { link } from '#domain/url/link.ts'
import { Button } from '#renderer/form/Button.tsx'
import styles from './DevLogin.module.css'
import { fetchPeople, type People } from './people.ts'
import { signInAs } from './sign-in-as.ts'

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
          <p className={styles.password}>
            パスワードは全員 <code>{people.password}</code> です。
          </p>
          <ul className={styles.list}>
            {people.people.map(({ email, name, about }) => (
              <li key={email} className={styles.person}>
                <span className={styles.name}>
                  {name}（{about}）
                </span>
                <span className={styles.mail}>{email}</span>
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
