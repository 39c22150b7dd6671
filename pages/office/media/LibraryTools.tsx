import { useId, useState } from 'react'
import { BUILT_IN_PREFECTURES } from '#domain/region/built-in-regions.ts'
import { Button } from '#renderer/form/Button.tsx'
import input from '#renderer/form/Input.module.css'
import styles from './LibraryTools.module.css'
import type { MediaFacets, MediaQuery } from './media-calls.ts'
import type { View } from './useLibraryQuery.ts'

type Props = {
  query: MediaQuery
  view: View
  facets: MediaFacets | undefined
  onChange: (patch: MediaQuery, view?: View) => void
}

const VIEWS: readonly { view: View; label: string }[] = [
  { view: 'grid', label: '並べて見る' },
  { view: 'list', label: '表で見る' },
]

/** Search, conditions, and how the library is shown. */
export function LibraryTools({ query, view, facets, onChange }: Props) {
  return (
    <search className={styles.tools}>
      <Labelled label="さがす" isWide>
        {(id) => (
          <input
            className={input.input}
            id={id}
            type="search"
            placeholder="名前、説明文、クレジット"
            enterKeyHint="search"
            value={query.q ?? ''}
            onChange={({ target }) => onChange({ q: target.value })}
          />
        )}
      </Labelled>
      <Others query={query} onChange={onChange} />
      <Quick query={query} facets={facets} onChange={onChange} />
      <fieldset className={styles.views}>
        <legend className="visually-hidden">見せ方</legend>
        {VIEWS.map(({ view: one, label }) => (
          <label key={one} className={styles.view}>
            <input
              className={styles.radio}
              type="radio"
              name="view"
              checked={view === one}
              onChange={() => onChange({}, one)}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </search>
  )
}

/** Places and days: on a phone behind a button, so that the pictures begin on the first screen. */
function Others({ query, onChange }: Pick<Props, 'query' | 'onChange'>) {
  const id = useId()
  // What narrows the list is never hidden.
  const [isOpen, setOpen] = useState(Boolean(query.prefecture || query.from || query.to))
  return (
    <>
      <div className={styles.more}>
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          都道府県と日付
        </Button>
      </div>
      <div className={styles.others} id={id} data-open={isOpen || undefined}>
        <Labelled label="都道府県">
          {(id) => (
            <select
              className={input.input}
              id={id}
              value={query.prefecture ?? ''}
              onChange={({ target }) => onChange({ prefecture: target.value })}
            >
              <option value="">すべて</option>
              {BUILT_IN_PREFECTURES.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        {(['from', 'to'] as const).map((name) => (
          <Labelled key={name} label={name === 'from' ? '加えた日（から）' : '加えた日（まで）'}>
            {(id) => (
              <input
                className={input.input}
                id={id}
                type="date"
                value={query[name] ?? ''}
                onChange={({ target }) => onChange({ [name]: target.value })}
              />
            )}
          </Labelled>
        ))}
      </div>
    </>
  )
}

type LabelledProps = { label: string; isWide?: boolean; children: (id: string) => React.ReactNode }

function Labelled({ label, isWide, children }: LabelledProps) {
  const id = useId()
  return (
    <div className={styles.field} data-wide={isWide || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  )
}

/** What is to be tidied up: each with how many there are. */
function Quick({ query, facets, onChange }: Pick<Props, 'query' | 'facets' | 'onChange'>) {
  const choices = [
    { name: 'incomplete', label: '説明が足りない' },
    { name: 'unused', label: '使われていない' },
  ] as const
  return (
    <div className={styles.quick}>
      {choices.map(({ name, label }) => (
        <label key={name} className={styles.chip}>
          <input
            className={styles.check}
            type="checkbox"
            checked={query[name] === '1'}
            onChange={({ target }) => onChange({ [name]: target.checked ? '1' : undefined })}
          />
          {label}
          {facets && <span className={styles.number}>{facets[name].toLocaleString('ja-JP')}</span>}
        </label>
      ))}
    </div>
  )
}
