import type { Node } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import { countCharacters } from '#domain/text/text-rules.ts'
import { useEditorValue } from '../editor-store.ts'
import { isBlank } from '../model/to-block.ts'
import { charactersOf, minutesOf } from './counting.ts'

export type Heading = { id: string; level: number; text: string }
type Outline = { headings: readonly Heading[]; characters: number; minutes: number; blocks: number }

const cache = new WeakMap<Node, Outline>()

const outlineOf = (doc: Node): Outline => {
  const headings: Heading[] = []
  let [characters, blocks] = [0, 0]
  doc.forEach((node) => {
    characters += charactersOf(node)
    if (!isBlank(node)) blocks++
    if (node.type.name === 'heading')
      headings.push({ id: node.attrs.id, level: node.attrs.level, text: node.textContent })
  })
  return { headings, characters, minutes: minutesOf(characters), blocks }
}

const read = ({ doc }: EditorState): Outline => {
  const outline = cache.get(doc) ?? outlineOf(doc)
  cache.set(doc, outline)
  return outline
}

const readSelected = ({ doc, selection: { from, to, empty } }: EditorState): number =>
  empty ? 0 : countCharacters(doc.textBetween(from, to).replaceAll('\n', ''))

/** The number of selected characters; 0 without a selection. */
export const useSelectedCharacters = (): number => useEditorValue(readSelected)

export const useOutline = (): Outline => useEditorValue(read)
