import { LoginProvider } from '#domain/account/login-account.ts'
import { ACCESS_KINDS, type AccessKind, type AccessRecord } from '#domain/office/access-record.ts'
import { providerText } from '../../accounts/provider-text.ts'

const KINDS: Record<AccessKind, string> = {
  'sign-in': 'ログイン',
  'sign-in-failed': 'ログインの失敗',
  refused: '断ったアクセス',
  role: '役割の変更',
  export: 'データの書き出し',
}

export const KIND_CHOICES = ACCESS_KINDS.map((value) => ({ value, label: KINDS[value] }))
export const kindText = (kind: AccessKind): string => KINDS[kind]

/** Labels of the classes of routes (worker/limits/route-class.ts). */
const ROUTE_LABELS: Record<string, string> = {
  'sign-in': 'ほかのサービスでのログイン',
  accounts: 'ログインの手続き',
  read: '読み取り',
  'member-write': '会員の書き込み',
  'manage-write': '編集室の書き込み',
  upload: '画像の追加',
  preview: 'プレビュー',
  beacon: '画面からの報告',
  search: '検索',
  shared: '共有のしおり',
  export: 'データの書き出し',
  card: 'シェア用の画像',
  report: 'まちがいの報告',
  document: 'ページや画像',
}

const REASONS: Record<number, string> = {
  401: 'ログインしていない、または期限切れ',
  403: '権限がない',
  429: '短いあいだに多すぎた',
}

/** Provider or class of routes, and the reason of a refusal. */
export function detailText({ kind, way, status }: AccessRecord): string {
  const provider = LoginProvider.safeParse(way).data
  if (kind === 'sign-in') return provider ? providerText(provider) : ''
  if (kind === 'role' || kind === 'export') return ''
  const what = provider ? providerText(provider) : (ROUTE_LABELS[way] ?? 'そのほか')
  const reason = REASONS[status]
  return reason ? `${what}（${reason}）` : what
}
