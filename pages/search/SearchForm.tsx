import type { FormEvent } from 'react'
import { link } from '#domain/url/link.ts'
import { type Query, searchPath } from '#domain/url/query-path.ts'
import { navigate } from '#renderer/navigation/navigate.ts'
import { KeywordField } from './KeywordField.tsx'
import { SearchConditions } from './SearchConditions.tsx'
import styles from './SearchForm.module.css'
import type { SearchTerms } from './search-terms.ts'

type Props = {
  query: SearchTerms
  /** Above results only the keywords can be changed; the rest are filters. */
  compact?: boolean
}

/** The search form. It works without script: the Worker redirects to the URL of the results. */
export function SearchForm({ query, compact = false }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(searchPath(Object.fromEntries(new FormData(event.currentTarget)) as Query))
  }
  return (
    <search>
      <form
        className={compact ? styles.compact : styles.form}
        action={link('search')}
        method="get"
        onSubmit={submit}
      >
        <KeywordField keyword={query.keyword} />
        {compact ? <HiddenConditions query={query} /> : <SearchConditions query={query} />}
        <button className={styles.submit} type="submit">
          さがす
        </button>
      </form>
    </search>
  )
}

/** A new search keeps the active conditions, which the page shows and can remove. */
const HiddenConditions = ({ query }: { query: SearchTerms }) =>
  (['prefecture', 'kind', 'month', 'city'] as const).map(
    (name) => query[name] && <input key={name} type="hidden" name={name} value={query[name]} />,
  )
