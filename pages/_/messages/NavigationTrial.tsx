import { useId, useState } from 'react'
import { navigate } from '#renderer/navigation/navigate.ts'

const attempt = (to: string, external: boolean): Promise<string> =>
  navigate(to, { external }).then(
    () => '移動しました',
    (error: Error) => error.message,
  )

/** Navigates to a JSON list of URLs one after the other, and shows the result of each. */
export function NavigationTrial() {
  const id = useId()
  const [addresses, setAddresses] = useState('["/help"]')
  const [external, setExternal] = useState(false)
  const [results, setResults] = useState<string[]>([])
  const start = async () => {
    const found: string[] = []
    for (const to of JSON.parse(addresses) as string[]) found.push(await attempt(to, external))
    setResults(found)
  }
  return (
    <>
      <p>
        <label htmlFor={id}>移動先の一覧</label>
        <textarea id={id} rows={3} value={addresses} onChange={({ target }) => setAddresses(target.value)} />
      </p>
      <p>
        <label>
          <input type="checkbox" checked={external} onChange={({ target }) => setExternal(target.checked)} />
          外のサイトも許す
        </label>
        <button type="button" onClick={start}>
          移動する
        </button>
      </p>
      <output aria-label="移動の結果">
        {results.map((result, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a static list
          <span key={index}>{result}</span>
        ))}
      </output>
    </>
  )
}
