import { SITE } from '#domain/site/site.ts'
import { link } from '#domain/url/link.ts'
import { NewTabNote } from '../ui/NewTabNote.tsx'
import styles from './SiteFooter.module.css'
import { MENU_SECTIONS } from './sections.ts'

const INTERNAL = [
  { href: link('top', { hash: 'Top' }), label: 'トップページ' },
  { href: link('about', { hash: 'Terms' }), label: '利用規約' },
  { href: link('about', { hash: 'PrivacyPolicy' }), label: 'プライバシーポリシー' },
  { href: link('about', { hash: 'CookiePolicy' }), label: 'クッキーポリシー' },
  { href: link('about', { hash: 'Information' }), label: '運営者情報' },
  { href: link('help'), label: 'ヘルプ' },
]
const EXTERNAL = [
  { href: SITE.operator.url, label: SITE.operator.name },
  ...SITE.social.map(({ url, name }) => ({ href: url, label: `${name}（公式）` })),
]

/** All sections; the top page is among the links above. */
const LISTS = MENU_SECTIONS.filter(({ name }) => name !== 'top')

/** The footer: policies, operator and how the site is financed. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.column}>
        <p className={styles.name}>{SITE.name}</p>
        <p className={styles.tagline}>{SITE.tagline}</p>
        <nav aria-label="サイトについて">
          <ul className={styles.links}>
            {INTERNAL.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            {EXTERNAL.map(({ href, label }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener">
                  {label}
                  <NewTabNote />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="一覧">
          <ul className={styles.links}>
            {LISTS.map(({ name, label }) => (
              <li key={name}>
                <a href={link(name)}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.statement}>{SITE.affiliateStatement}</p>
        <p className={styles.copyright}>
          <small>{`© ${SITE.operator.name}`}</small>
        </p>
      </div>
    </footer>
  )
}
