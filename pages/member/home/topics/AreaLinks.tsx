import { type LinkName, link } from '#domain/url/link.ts'

const LINKS = [
  { name: '@favorites-spots', label: 'お気に入り', about: '取っておいた場所と記事' },
  { name: '@travel-guides', label: 'しおり', about: 'これからの旅の予定' },
  { name: '@travel-actions', id: 'new', label: '旅の記録', about: '行った場所、食べたものを残す' },
  { name: '@histories-spots', label: '履歴', about: '最近見たスポットと記事' },
  { name: '@stats-usage', label: '利用統計', about: '旅の記録の数と、行った都道府県' },
  { name: '@settings-account', label: 'アカウント', about: 'メールアドレス、パスワード、2段階認証' },
  { name: '@settings-integration', label: 'ログイン連携', about: 'LINE、Google、Facebookとの連携' },
  { name: '@logout', label: 'ログアウト', about: 'この端末でのログインを終えます' },
] as const satisfies readonly { name: LinkName; id?: string; label: string; about: string }[]

/** Links to all sections of the member area. */
export const AreaLinks = () => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-12">
    {LINKS.map(({ name, label, about, ...rest }) => (
      <li key={name}>
        <a
          className="grid h-full gap-4 rounded border border-rule bg-surface p-16 text-sumi no-underline [&:hover_span:first-child]:underline"
          href={link(name, rest)}
        >
          <span className="font-semibold text-ai">{label}</span>
          <span className="text-13 text-usuzumi">{about}</span>
        </a>
      </li>
    ))}
  </ul>
)
