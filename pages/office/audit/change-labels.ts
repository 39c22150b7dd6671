import type { Action, Resource, Scope } from '#domain/account/permission.ts'
import { isContentKind } from '#domain/content/kind.ts'
import { AUTHOR_FORM } from '#domain/manuscript/labels/author.ts'
import { fieldLabel, pathLabel } from '#domain/manuscript/labels/field-label.ts'
import { MEDIA_FIELD_CONFIGS } from '#domain/manuscript/labels/media.ts'
import { STAGE_LABELS } from '#domain/manuscript/transitions.ts'
import { roleLabel } from '#domain/office/role-input.ts'
import { MODE_LABELS } from '../operations/switches/mode-labels.ts'
import { clockText, dayText } from '../parts/moments.ts'
import { ACTIONS, KINDS, RESOURCES, SCOPE_LABELS } from '../roles/grid.ts'
import { valueText } from './difference.ts'

/** Labels of recorded fields other than content fields. */
const PLACES: Record<string, string> = {
  version: '版',
  stage: '段階',
  scheduledAt: '公開する日時',
  unpublishAt: '公開を終える日時',
  publishedAt: '公開した日時',
  comment: 'コメント',
  blockId: '段落',
  role: '役割',
  roleName: '役割',
  description: '説明',
  grants: '権限',
  'grants.action': '権限の操作',
  'grants.resource': '権限の対象',
  'grants.scope': '権限の範囲',
  fields: '変えた項目',
  pages: 'ページ数',
  url: 'アドレス',
  mode: '受付',
  text: '読者への文',
  endsAt: '終わる予定',
  minBuild: 'いちばん古い版',
  words: '記事に書かれることば',
  others: '検索で入力されることば',
}

const NUMBER = /\.(\d+)(?=\.|$)/

/** The label of a field of any changed resource. */
const fieldOf = (resource: string, path: string): string =>
  isContentKind(resource)
    ? fieldLabel(resource, path)
    : pathLabel(resource === 'author' ? AUTHOR_FORM.fieldConfigs : MEDIA_FIELD_CONFIGS, path) || path

/** Label of a changed path: `grants.0.scope` is 「権限の範囲 1」. */
export function placeText(path: string, resource: string): string {
  const number = NUMBER.exec(path)?.[1]
  const name = PLACES[path.replace(NUMBER, '')]
  if (!name) return fieldOf(resource, path)
  return number === undefined ? name : `${name} ${Number(number) + 1}`
}

const labelIn = <Name extends string>(
  list: readonly ({ label: string } & Partial<Record<'action' | 'resource', Name>>)[],
  value: unknown,
) => list.find(({ action, resource }) => action === value || resource === value)?.label

/** Label of a stored code, by the field it is in. */
function codeLabel(path: string, value: string, resource: string): string | undefined {
  const place = path.replace(NUMBER, '')
  if (place === 'stage') return (STAGE_LABELS as Record<string, string>)[value]
  if (place === 'mode') return (MODE_LABELS as Record<string, string>)[value]
  if (place === 'fields') return fieldOf(resource, value)
  if (place === 'role' || place === 'roleName') return roleLabel(value)
  if (place === 'grants.action') return labelIn<Action>(ACTIONS, value)
  if (place === 'grants.resource') return labelIn<Resource>([...RESOURCES, ...KINDS], value)
  if (place === 'grants.scope') return SCOPE_LABELS[value as Scope]
  return undefined
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const IDENTIFIER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A recorded value, formatted for people. */
export function displayValue(path: string, value: unknown, resource: string): string {
  if (path === 'version' && typeof value === 'number') return `第${value}版`
  if (typeof value === 'boolean') return value ? 'はい' : 'いいえ'
  if (typeof value !== 'string') return valueText(value)
  if (MOMENT.test(value)) return `${dayText(value)} ${clockText(value)}`
  if (IDENTIFIER.test(value)) return `ID ${value.slice(0, 8)}`
  return codeLabel(path, value, resource) ?? valueText(value)
}
