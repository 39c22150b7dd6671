import { createContext, use } from 'react'
import type { Note } from '#domain/blocks/note.ts'
import { japaneseDay } from '#domain/date/japanese-date.ts'
import { NewTabNote } from '../ui/NewTabNote.tsx'
import styles from './Notes.module.css'

/** The notes of the body around a text, in their order; none where notes are not shown. */
const NotesContext = createContext<readonly Note[]>([])
export const Notes = NotesContext.Provider

const TITLE_ID = 'notes'
const idOfNote = (number: number) => `note-${number}`
const idOfPlace = (number: number) => `note-${number}-place`

/** The number of a note at its place in the text, which leads to the note. */
export function NoteLink({ note }: { note: Note }) {
  const number = use(NotesContext).indexOf(note) + 1
  if (number === 0) return null
  return (
    <sup className={styles.place}>
      <a
        id={idOfPlace(number)}
        href={`#${idOfNote(number)}`}
        role="doc-noteref"
        aria-describedby={TITLE_ID}
      >{`注${number}`}</a>
    </sup>
  )
}

/** The notes of a body at its end, each with a way back to its place. */
export const NoteList = ({ notes }: { notes: readonly Note[] }) => (
  <section className={styles.notes} role="doc-endnotes" aria-labelledby={TITLE_ID}>
    <h2 id={TITLE_ID}>注と出典</h2>
    <ol>
      {notes.map((note, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a note is named by its number
        <li key={index} id={idOfNote(index + 1)}>
          {note.text} <Source note={note} />{' '}
          <a
            className={styles.back}
            href={`#${idOfPlace(index + 1)}`}
            role="doc-backlink"
            aria-label={`注${index + 1}の場所へ戻る`}
          >
            ↩
          </a>
        </li>
      ))}
    </ol>
  </section>
)

/** 出典：文化庁「国指定文化財等データベース」（2026年11月20日確認）. A source without a name is named by its host. */
function Source({ note: { text, title, publisher, url, checkedAt } }: { note: Note }) {
  const name = title ? `「${title}」` : url && new URL(url).hostname
  if (!name && !publisher) return null
  return (
    <span>
      {text && '出典：'}
      {publisher}
      {url ? (
        <a href={url} target="_blank" rel="noopener">
          {name}
          <NewTabNote />
        </a>
      ) : (
        name
      )}
      {checkedAt && `（${japaneseDay(checkedAt)}確認）`}
    </span>
  )
}
