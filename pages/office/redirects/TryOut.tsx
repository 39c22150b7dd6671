import { useId, useState } from 'react'
import type { WayOn } from '#domain/redirect/way-on.ts'
import inputs from '#renderer/form/Input.module.css'
import styles from './TryOut.module.css'
import { useWay } from './useWay.ts'
import { BY_TEXTS, END_TEXTS, readable } from './words.ts'

const Way = ({ way: { steps, end } }: { way: WayOn }) => (
  <>
    {steps.length > 0 && (
      <ol className={styles.steps}>
        {steps.map(({ by, rule, to, status }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are in their order, and nothing else tells them apart
          <li key={index}>
            <span className={styles.by}>
              {BY_TEXTS[by]}
              {rule && (
                <>
                  （<code>{readable(rule)}</code>）
                </>
              )}
              、{status}
            </span>
            {to && <code className={styles.to}>→ {readable(to)}</code>}
          </li>
        ))}
      </ol>
    )}
    <p>{END_TEXTS[end]}</p>
  </>
)

/** Tells where an address of the site leads, as a visitor would be led at this moment. */
export function TryOut({ state }: { state: string }) {
  const id = useId()
  const [address, setAddress] = useState('')
  const { way, isAsking, hasFailed } = useWay(address, state)
  const isWrong = address !== '' && !/^\/(?![/\\])/.test(address.trim())
  return (
    <div className={styles.box}>
      <label htmlFor={id}>このアドレスはどこへ行くか</label>
      <input
        className={inputs.input}
        id={id}
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="/old-page"
        value={address}
        aria-describedby={`${id}-answer`}
        onChange={(event) => setAddress(event.target.value)}
      />
      <div className={styles.answer} id={`${id}-answer`} role="status" data-busy={isAsking || undefined}>
        {isWrong && '「/」で始まるサイト内のアドレスを入力してください。'}
        {!isWrong && way && <Way way={way} />}
        {!isWrong &&
          !way &&
          hasFailed &&
          '確かめられませんでした。少し待ってから、もう一度入力してください。'}
      </div>
    </div>
  )
}
