import { Fragment, type Mark as PmMark } from 'prosemirror-model'
import type { Mark, NotedRun } from '#domain/blocks/inline.ts'
import { isSafeHref } from './safe-href.ts'
import { schema } from './schema.ts'

let rubies = 0

/** A new ruby mark; never merged with the adjacent one. */
export const rubyMark = (text: string): PmMark => schema.marks.ruby.create({ text, key: String(++rubies) })

const markOf = (mark: Mark): PmMark => {
  switch (mark.type) {
    case 'bold':
    case 'marker':
      return schema.marks[mark.type].create()
    case 'link':
      // Drops unsafe URLs, because an invalid mark would make the whole block uneditable.
      return schema.marks.link.create({ href: isSafeHref(mark.href) ? mark.href : '' })
    case 'ruby':
      return rubyMark(mark.text)
  }
}

/** Text runs as an editor fragment. */
export const fragmentOf = (runs: readonly NotedRun[]): Fragment =>
  Fragment.fromArray(
    runs.map(({ text, marks, note }) =>
      note
        ? schema.nodes.note.create({ note })
        : schema.text(
            text,
            marks.map(markOf).reduce((set, mark) => mark.addToSet(set), [] as readonly PmMark[]),
          ),
    ),
  )
