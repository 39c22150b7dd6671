import { useState } from 'react'
import { FatalError, NotLoggedInError, ResponseError, SessionError } from '#renderer/shell/errors/errors.ts'
import { NavigationTrial } from './NavigationTrial.tsx'
import styles from './Samples.module.css'

const EXAMPLES: Record<string, () => unknown> = {
  ない: () => new FatalError('E10404: 指定された記事はありません。', 404),
  二行: () =>
    new ResponseError([
      { code: 'E10503', message: 'ただいま混み合っています。' },
      { code: 'E10500', message: '時間をおいてお試しください。' },
    ]),
  切れた: () => new SessionError(),
  ログイン前: () => new NotLoggedInError(),
  想定外: () => new TypeError('undefined is not a function'),
  古い版: () => new FatalError('E11426: 新しい版があります。', 500, { code: 'E11426' }),
}

/** Every kind of page failure and its recovery. */
export function ErrorSamples() {
  const [failed, fail] = useState<(() => unknown) | null>(null)
  if (failed) throw failed()
  return (
    <>
      <h2>エラーと移動</h2>
      <p className={styles.samples}>
        {Object.entries(EXAMPLES).map(([name, error]) => (
          <button key={name} type="button" onClick={() => fail(() => error)}>
            {name}
          </button>
        ))}
      </p>
      <NavigationTrial />
    </>
  )
}
