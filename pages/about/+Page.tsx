import { SITE } from '#domain/site/site.ts'
import { link } from '#domain/url/link.ts'
import { PageHead } from '#renderer/ui/PageHead.tsx'
import { AnalyticsSettings } from './AnalyticsSettings.tsx'
import { COOKIE_POLICY } from './cookie-policy.ts'
import { ExternalTransmissions } from './ExternalTransmissions.tsx'
import { INFORMATION } from './information.ts'
import { LegalText } from './LegalText.tsx'
import { PRIVACY_POLICY } from './privacy-policy.ts'
import { TERMS } from './terms.ts'

export function Page() {
  return (
    <>
      <PageHead
        title={`${SITE.name}について`}
        lead={SITE.description}
        here="このサイトについて"
        crumbs={[{ label: 'トップ', href: link('top') }]}
      />
      <LegalText id="Terms" title="利用規約" sections={TERMS} />
      <LegalText id="PrivacyPolicy" title="プライバシーポリシー" sections={PRIVACY_POLICY} />
      <LegalText id="CookiePolicy" title="クッキーポリシー" sections={COOKIE_POLICY}>
        <AnalyticsSettings />
        <ExternalTransmissions />
      </LegalText>
      <LegalText id="Information" title="運営者情報" sections={INFORMATION}>
        <p>
          新しい記事と季節の旅のたよりは、<a href={link('newsletter')}>ニュースレター</a>
          でもお届けしています。
        </p>
      </LegalText>
    </>
  )
}
