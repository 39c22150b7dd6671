import type { Action, Resource, Scope } from '#domain/account/permission.ts'
import { ALL_CONTENT_KINDS, CONTENT_KINDS } from '#domain/content/kind.ts'
import type { Grant } from '#domain/office/role-input.ts'

export const ACTIONS: readonly { action: Action; label: string }[] = [
  { action: 'read', label: '見る' },
  { action: 'create', label: '作る' },
  { action: 'update', label: '変更する' },
  { action: 'publish', label: '公開する' },
  { action: 'delete', label: '削除する' },
  { action: 'manage', label: 'すべての操作' },
]

type Line = { resource: Resource; label: string }

/** Resources of all roles. */
export const RESOURCES: readonly Line[] = [
  { resource: 'content', label: 'すべての種類の原稿' },
  { resource: 'media', label: '画像' },
  { resource: 'redirect', label: '転送と見つからないページ' },
  { resource: 'newsletter', label: 'ニュースレター' },
  { resource: 'account', label: '会員' },
  { resource: 'role', label: '役割' },
  { resource: 'audit', label: '操作の記録' },
  { resource: 'operations', label: '運用（状態と切り替え）' },
]

/** Single kinds of content, for roles limited to them. */
export const KINDS: readonly Line[] = ALL_CONTENT_KINDS.map((kind) => ({
  resource: kind,
  label: CONTENT_KINDS[kind].label,
}))

export const SCOPE_LABELS: Record<Scope, string> = { own: '自分のもの', any: 'すべて' }

/** The grid's state: scope by `action resource`. */
export type Grid = Readonly<Record<string, Scope>>

const keyOf = (action: Action, resource: Resource): string => `${action} ${resource}`

export const gridOf = (grants: readonly Grant[]): Grid =>
  Object.fromEntries(grants.map(({ action, resource, scope }) => [keyOf(action, resource), scope]))

export const scopeAt = (grid: Grid, action: Action, resource: Resource): Scope | '' =>
  grid[keyOf(action, resource)] ?? ''

/** The grid with one cell changed; '' revokes the permission. */
export function withScope(grid: Grid, action: Action, resource: Resource, scope: Scope | ''): Grid {
  const { [keyOf(action, resource)]: _, ...others } = grid
  return scope === '' ? others : { ...others, [keyOf(action, resource)]: scope }
}

export const grantsOf = (grid: Grid): Grant[] =>
  Object.entries(grid).map(([key, scope]) => {
    const [action, resource] = key.split(' ') as [Action, Resource]
    return { action, resource, scope }
  })

/** The scope implied by other cells: `manage`, or all kinds. */
export function impliedScope(grid: Grid, action: Action, resource: Resource): Scope | '' {
  const isKind = KINDS.some((line) => line.resource === resource)
  const scopes = [
    action === 'manage' ? '' : scopeAt(grid, 'manage', resource),
    isKind ? scopeAt(grid, action, 'content') : '',
    isKind && action !== 'manage' ? scopeAt(grid, 'manage', 'content') : '',
  ]
  if (scopes.includes('any')) return 'any'
  return scopes.includes('own') ? 'own' : ''
}
