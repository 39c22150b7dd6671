import { type EditorState, Plugin, PluginKey } from 'prosemirror-state'
import { TYPED } from '../keys/key-table.ts'
import type { BlockKind } from '../kinds/block-kind.ts'
import { findKinds } from '../kinds/find-kinds.ts'
import { insertKind } from '../model/insert-kind.ts'

/** An open menu: position, query, matching kinds and the highlighted entry. */
type SlashMenu = { from: number; query: string; kinds: readonly BlockKind[]; selected: number }

type State = { menu: SlashMenu | null; dismissed: number | null }

const slashKey = new PluginKey<State>('slash')

function menuOf({ selection }: EditorState): { from: number; query: string } | null {
  const { $from, empty } = selection
  if (!empty || $from.parent.type.name !== 'paragraph') return null
  // Only on an otherwise empty line.
  const [, query] =
    $from.parentOffset === $from.parent.content.size && $from.parent.childCount === 1
      ? (TYPED.slash.signs.exec($from.parent.textContent) ?? [])
      : []
  return query === undefined ? null : { from: $from.start(), query }
}

type Meta = { selected: number } | { dismiss: number }

function next(meta: Meta | undefined, before: State, state: EditorState): State {
  const found = menuOf(state)
  const dismissed = meta && 'dismiss' in meta ? meta.dismiss : before.dismissed
  if (!found) return { menu: null, dismissed: null }
  if (found.from === dismissed) return { menu: null, dismissed }
  const kinds = findKinds(found.query)
  if (kinds.length === 0) return { menu: null, dismissed: null }
  const isSame = before.menu?.query === found.query
  const selected = meta && 'selected' in meta ? meta.selected : isSame ? (before.menu?.selected ?? 0) : 0
  return { menu: { ...found, kinds, selected: (selected + kinds.length) % kinds.length }, dismissed: null }
}

export const slashMenu = (state: EditorState): SlashMenu | null => slashKey.getState(state)?.menu ?? null

export const SLASH_LIST = 'block-editor-slash'
export const slashOption = (index: number): string => `${SLASH_LIST}-${index}`

/** A slash on an empty line opens the insert menu; the caret stays in the text. */
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
        return menu
          ? { 'aria-controls': SLASH_LIST, 'aria-activedescendant': slashOption(menu.selected) }
          : {}
      },
      // Not called during IME composition, which uses Enter and arrows itself.
      handleKeyDown: (view, event) => {
        const menu = slashMenu(view.state)
        if (!menu) return false
        const dispatchMeta = (meta: Meta) => {
          view.dispatch(view.state.tr.setMeta(slashKey, meta))
          return true
        }
        if (event.key === 'ArrowDown') return dispatchMeta({ selected: menu.selected + 1 })
        if (event.key === 'ArrowUp') return dispatchMeta({ selected: menu.selected - 1 })
        if (event.key === 'Escape') return dispatchMeta({ dismiss: menu.from })
        const kind = menu.kinds[menu.selected]
        if ((event.key !== 'Enter' && event.key !== 'Tab') || !kind) return false
        return insertKind(view, kind, menu)
      },
    },
  })
