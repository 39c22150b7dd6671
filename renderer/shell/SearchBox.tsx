import { useId } from 'react'
import { link } from '#domain/url/link.ts'
import styles from './SearchBox.module.css'

/** A keyword field that submits to the search, with or without script. */
export function SearchBox() {
  const id = useId()
  return (
    <search>
      <form className={styles.form} action={link('search')} method="get">
        <label className={styles.label} htmlFor={id}>
          キーワードでさがす
        </label>
        <input
          className={styles.input}
          id={id}
          type="search"
          name="keyword"
          maxLength={100}
          placeholder="温泉、紅葉、鉄道"
          enterKeyHint="search"
          autoComplete="off"
        />
        <button className={styles.submit} type="submit">
          さがす
        </button>
      </form>
    </search>
  )
}
