import { useState } from 'react'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { guideOfShared } from '#domain/travel/guide-of-shared.ts'
import { link } from '#domain/url/link.ts'
import { memberOf } from '#renderer/auth/member-cookie.ts'
import { Button } from '#renderer/form/Button.tsx'
import { usePageContext } from '#renderer/page-context.tsx'
import { messageLines, StatusError } from '#renderer/shell/errors/errors.ts'
import type { Data } from './+loader.ts'
import styles from './CopyGuide.module.css'

const UNAUTHORIZED = 401

/** Copies the guide to the member's own; visitors sign in first and return here. */
export function CopyGuide({ data }: { data: Data }) {
  const { urlOriginal } = usePageContext()
  // The identifiers are generated once, so that a double click creates one copy.
  const [copy] = useState(() => guideOfShared(data, randomIdentifier))
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const isMember = memberOf(document.cookie) !== null
  const login = link('login', { query: { return: new URL(urlOriginal, location.origin).pathname } })
  const copyGuide = async () => {
    setBusy(true)
    setProblem('')
    try {
      const { makeGuide } = await import('#renderer/travel/calls.ts')
      await makeGuide(copy)
      location.assign(link('@travel-guides', { id: copy.guide.id }))
    } catch (error) {
      if (error instanceof StatusError && error.status === UNAUTHORIZED) return location.assign(login)
      setProblem(
        messageLines(error)
          .map((line) => line.replace(/^E\d{5}: /, ''))
          .join('\n'),
      )
      setBusy(false)
    }
  }
  return (
    <section className={styles.copy} aria-labelledby="copy">
      <h2 className={styles.title} id="copy">
        このしおりで旅をする
      </h2>
      <p>自分のしおりに写すと、日付や予定を書きかえられます。もとのしおりは変わりません。</p>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      {isMember ? (
        <Button
          variant="primary"
          aria-busy={isBusy}
          aria-disabled={isBusy}
          onClick={() => isBusy || copyGuide()}
        >
          {isBusy ? '写しています' : 'このしおりを自分のしおりに写す'}
        </Button>
      ) : (
        <p>
          <a className={styles.login} href={login}>
            ログインして自分のしおりに写す
          </a>
        </p>
      )}
    </section>
  )
}
