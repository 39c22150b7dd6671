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
    case 'strike':
      return schema.marks[mark.type].create()
    case 'link':
      // Drops unsafe URLs, because an invalid mark would make the whole block uneditable.
      return schema.marks.link.create({ href: isSafeHref(mark.href) ? mark.href : '' })
    case 'ruby':
      return rubyMark(mark.text)
  }
}

/** Text runs as an editor fragment; a line break is a node. */
export const fragmentOf = (runs: readonly NotedRun[]): Fragment =>
  Fragment.fromArray(
    runs.flatMap(({ text, marks, note }) => {
      if (note) return schema.nodes.note.create({ note })
      const set = marks.map(markOf).reduce((all, mark) => mark.addToSet(all), [] as readonly PmMark[])
      return text.split(/(\n)/).flatMap((piece) => {
        if (piece === '\n') return schema.nodes.lineBreak.create(null, null, set)
        return piece ? schema.text(piece, set) : []
      })
    }),
  )
