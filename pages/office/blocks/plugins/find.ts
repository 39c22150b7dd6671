import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { type Hit, hitsOf, MAX_WORDS, type Wanted } from '../find/hits.ts'
import { replaceHits } from '../find/replace-hits.ts'
import { announce } from '../model/announce.ts'
import styles from '../Surface.module.css'

/** The search: its panel, what is wanted, and what was found. `current` is -1 while no hit was gone to. */
type Find = Wanted & {
  isOpen: boolean
  isReplacing: boolean
  /** Raised when the panel is to take the focus. */
  asked: number
  hits: readonly Hit[]
  current: number
  marks: DecorationSet
}

const CLOSED: Find = {
  isOpen: false,
  isReplacing: false,
  asked: 0,
  words: '',
  isLoose: false,
  hits: [],
  current: -1,
  marks: DecorationSet.empty,
}

type Change = Partial<Pick<Find, 'isOpen' | 'isReplacing' | 'asked' | 'words' | 'isLoose' | 'current'>>

const key = new PluginKey<Find>('find')

export const findOf = (state: EditorState): Find => key.getState(state) ?? CLOSED

const withHits = (find: Find, state: Pick<EditorState, 'doc'>): Find => {
  if (!find.isOpen || !find.words) return { ...find, hits: [], current: -1, marks: DecorationSet.empty }
  const hits = hitsOf(state.doc, find)
  const current = hits[find.current] ? find.current : -1
  const marks = hits.map(({ from, to }, index) =>
    Decoration.inline(from, to, {
      class: `${styles.hit} ${index === current ? styles.currentHit : ''}`,
      'data-hit': index === current ? 'current' : '',
    }),
  )
  return { ...find, hits, current, marks: DecorationSet.create(state.doc, marks) }
}

/** The hit that is still at its place after a change by typing. */
const movedCurrent = (find: Find, tr: Transaction): number => {
  const hit = find.hits[find.current]
  if (!hit || !tr.docChanged) return find.current
  const from = tr.mapping.map(hit.from)
  return hitsOf(tr.doc, find).findIndex((next) => next.from === from)
}

/** Finds words in the text; hits are marked while the panel is open. */
export const findPlugin = () =>
  new Plugin<Find>({
    key,
    state: {
      init: () => CLOSED,
      apply: (tr, find) => {
        const change: Change | undefined = tr.getMeta(key)
        if (!change && (!tr.docChanged || !find.isOpen)) return find
        return withHits({ ...find, current: movedCurrent(find, tr), ...change }, tr)
      },
    },
    props: { decorations: (state) => findOf(state).marks },
  })

const changed = (state: EditorState, change: Change, tr = state.tr): Transaction =>
  tr.setMeta(key, change).setMeta('addToHistory', false)

/** Opens the panel with the selected words. */
export function openFind(view: EditorView, isReplacing: boolean): true {
  const { state } = view
  const { $from, $to, from, to } = state.selection
  const selected = $from.sameParent($to) ? state.doc.textBetween(from, to) : ''
  const isUsable = selected !== '' && selected.length <= MAX_WORDS && !selected.includes('\n')
  const find = findOf(state)
  const words = isUsable ? selected : find.words
  const opened = changed(state, { isOpen: true, isReplacing, words, asked: find.asked + 1 })
  view.dispatch(opened.setMeta('takes-focus', true))
  return true
}

/** Closes the panel; the hit that was gone to stays selected. */
export function closeFind(view: EditorView): void {
  view.dispatch(changed(view.state, { isOpen: false }))
  view.focus()
}

export const setFind = (view: EditorView, change: Pick<Change, 'words' | 'isLoose' | 'isReplacing'>): void =>
  view.dispatch(changed(view.state, { ...change, current: -1 }))

const countText = (at: number, of: number): string =>
  of === 0 ? '見つかりません。' : `${of}か所のうち、${at + 1}か所目です。`

/** The hit after, or before, the one gone to or the caret; the first follows the last. */
const neighbour = ({ hits, current }: Find, { from, to }: EditorState['selection'], by: -1 | 1): number => {
  if (hits.length === 0) return -1
  const next = hits.findIndex((hit) => hit.from >= (by > 0 ? from : to))
  const start = next === -1 ? hits.length : next
  const at = current >= 0 ? current + by : by > 0 ? start : start - 1
  return (at + hits.length) % hits.length
}

/** Selects the next or previous hit, and says which one it is. Opens the panel when there are no words yet. */
export function goToHit(view: EditorView, by: -1 | 1): true {
  const find = findOf(view.state)
  if (!find.isOpen) {
    if (!find.words) return openFind(view, false)
    view.dispatch(changed(view.state, { isOpen: true }))
  }
  const { state } = view
  const current = neighbour(findOf(state), state.selection, by)
  const hit = findOf(state).hits[current]
  if (hit) {
    const tr = state.tr.setSelection(TextSelection.create(state.doc, hit.from, hit.to)).scrollIntoView()
    view.dispatch(changed(state, { current }, tr))
  }
  announce(view, countText(current, findOf(state).hits.length))
  return true
}

const aboutRubies = (rubies: number): string =>
  rubies > 0 ? `ルビの付いた言葉が${rubies}か所ありました。読みを確かめてください。` : ''

/** Replaces the hit gone to, and goes to the next one; without one, only goes there. */
export function replaceOne(view: EditorView, words: string): void {
  const { hits, current } = findOf(view.state)
  const hit = hits[current]
  if (!hit) return void goToHit(view, 1)
  const { tr, rubies } = replaceHits(view.state, [hit], words)
  tr.setSelection(TextSelection.create(tr.doc, hit.from + words.length))
  view.dispatch(tr.setMeta(key, { current: -1 }))
  goToHit(view, 1)
  if (rubies > 0) announce(view, aboutRubies(rubies))
}

/** Replaces all hits as one undo step. */
export function replaceAll(view: EditorView, words: string): void {
  const { hits } = findOf(view.state)
  if (hits.length === 0) return void announce(view, '見つかりません。')
  const { tr, rubies } = replaceHits(view.state, hits, words)
  view.dispatch(tr.setMeta(key, { current: -1 }))
  announce(view, `${hits.length}か所を置きかえました。${aboutRubies(rubies)}`)
}
