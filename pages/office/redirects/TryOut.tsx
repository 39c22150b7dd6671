import { useId, useState } from 'react'
import type { RedirectTrace } from '#domain/redirect/redirect-trace.ts'
import { readableAddress } from '#domain/url/readable-address.ts'
import inputs from '#renderer/form/Input.module.css'
import { BY_TEXTS, END_TEXTS } from './redirect-labels.ts'
import { useRedirectTrace } from './useRedirectTrace.ts'

const Trace = ({ trace: { steps, end } }: { trace: RedirectTrace }) => (
  <>
    {steps.length > 0 && (
      <ol className="m-0 ps-[1.5em]">
        {steps.map(({ by, rule, to, status }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are identified by their position
          <li key={index}>
            <span className="text-usuzumi">
              {BY_TEXTS[by]}
              {rule && (
                <>
                  （<code>{readableAddress(rule)}</code>）
                </>
              )}
              、{status}
            </span>
            {to && <code className="block wrap-anywhere">→ {readableAddress(to)}</code>}
          </li>
        ))}
      </ol>
    )}
    <p>{END_TEXTS[end]}</p>
  </>
)

/** Shows where an address currently leads. */
export function TryOut({ state }: { state: string }) {
  const id = useId()
  const [address, setAddress] = useState('')
  const { trace, isValidating, hasFailed } = useRedirectTrace(address, state)
  const isWrong = address !== '' && !/^\/(?![/\\])/.test(address.trim())
  return (
    <div className="grid gap-4 rounded border border-rule bg-surface px-16 py-12 [&_input]:max-w-[36rem] [&_label]:text-13 [&_label]:font-semibold">
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
      <div
        className="text-13 leading-[1.7] data-busy:opacity-55"
        id={`${id}-answer`}
        role="status"
        data-busy={isValidating || undefined}
      >
        {isWrong && '「/」で始まるサイト内のアドレスを入力してください。'}
        {!isWrong && trace && <Trace trace={trace} />}
        {!isWrong &&
          !trace &&
          hasFailed &&
          '確かめられませんでした。少し待ってから、もう一度入力してください。'}
      </div>
    </div>
  )
}
