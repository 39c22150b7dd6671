import { searchPath } from '#domain/query-path.ts'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import { TileMap } from '#renderer/ui/TileMap.tsx'
import { searchTitle } from '../../search-terms.ts'
import type { Data } from './+loader.ts'
import styles from './Facets.module.css'

/** What to do when nothing was found: searches near this one that do find something, and the map. */
export function NothingFound({ help }: { help: Data['help'] }) {
  return (
    <>
      <EmptyNote>
        <p>条件に合うものは見つかりませんでした。</p>
        <p>言葉を短くするか、都道府県や月の条件を外してお試しください。</p>
      </EmptyNote>
      {help.length > 0 && (
        <Section title="こちらなら見つかります">
          <ul className={styles.choices}>
            {help.map(({ query, total }) => (
              <li key={searchPath(query)}>
                <a className={styles.choice} href={searchPath(query)} rel="nofollow">
                  {searchTitle(query, null)}
                  <span className={styles.count}>{total.toLocaleString('ja-JP')}件</span>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="地図からさがす">
        <TileMap label="都道府県からさがす" />
      </Section>
    </>
  )
}
