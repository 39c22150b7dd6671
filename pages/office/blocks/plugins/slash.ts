import { type EditorState, Plugin, PluginKey } from 'prosemirror-state'
import type { BlockKind } from '../kinds/block-kind.ts'
import { findKinds } from '../kinds/find-kinds.ts'
import { chooseKind } from '../model/choose.ts'

/** An open menu: what was typed after the stroke, where, and which entry would be chosen. */
export type SlashMenu = { from: number; query: string; kinds: readonly BlockKind[]; chosen: number }

type State = { menu: SlashMenu | null; dismissed: number | null }

export const slashKey = new PluginKey<State>('slash')

// With or without an input method the key is the same.
const STROKE = /^[/／]([^\s/／]{0,20})$/

function menuOf({ selection }: EditorState): { from: number; query: string } | null {
  const { $from, empty } = selection
  if (!empty || $from.parent.type.name !== 'paragraph') return null
  // Only where there is nothing else on the line: a stroke in a sentence is a stroke.
  const [, query] =
    $from.parentOffset === $from.parent.content.size ? (STROKE.exec($from.parent.textContent) ?? []) : []
  return query === undefined ? null : { from: $from.start(), query }
}

type Meta = { chosen: number } | { dismiss: number }

function next(meta: Meta | undefined, before: State, state: EditorState): State {
  const found = menuOf(state)
  const dismissed = meta && 'dismiss' in meta ? meta.dismiss : before.dismissed
  if (!found) return { menu: null, dismissed: null }
  if (found.from === dismissed) return { menu: null, dismissed }
  const kinds = findKinds(found.query)
  if (kinds.length === 0) return { menu: null, dismissed: null }
  const isSame = before.menu?.query === found.query
  const chosen = meta && 'chosen' in meta ? meta.chosen : isSame ? (before.menu?.chosen ?? 0) : 0
  return { menu: { ...found, kinds, chosen: (chosen + kinds.length) % kinds.length }, dismissed: null }
}

export const slashMenu = (state: EditorState): SlashMenu | null => slashKey.getState(state)?.menu ?? null

export const SLASH_LIST = 'block-editor-slash'
export const slashOption = (index: number): string => `${SLASH_LIST}-${index}`

/** A stroke at the beginning of an empty line opens the menu of blocks; the caret stays in the text. */
export const slash = () =>
  new Plugin<State>({
    key: slashKey,
    state: {
      init: () => ({ menu: null, dismissed: null }),
      apply: (tr, before, _old, state) => next(tr.getMeta(slashKey), before, state),
    },
    props: {
      attributes: (state): Record<string, string> => {
        const menu = slashMenu(state)
        return menu ? { 'aria-controls': SLASH_LIST, 'aria-activedescendant': slashOption(menu.chosen) } : {}
      },
      // Never called while an input method is at work: its Enter and its arrows are its own.
      handleKeyDown: (view, event) => {
        const menu = slashMenu(view.state)
        if (!menu) return false
        const tell = (meta: Meta) => {
          view.dispatch(view.state.tr.setMeta(slashKey, meta))
          return true
        }
        if (event.key === 'ArrowDown') return tell({ chosen: menu.chosen + 1 })
        if (event.key === 'ArrowUp') return tell({ chosen: menu.chosen - 1 })
        if (event.key === 'Escape') return tell({ dismiss: menu.from })
        const kind = menu.kinds[menu.chosen]
        if ((event.key !== 'Enter' && event.key !== 'Tab') || !kind) return false
        return chooseKind(view, kind, menu)
      },
    },
  })
