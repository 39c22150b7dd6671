import { SITE } from '#domain/site/site.ts'
import { link } from '#domain/url/link.ts'
import { useData } from '#renderer/page-context.tsx'
import { PageHead } from '#renderer/ui/PageHead.tsx'
import type { Data } from './+loader.ts'
import { SubscriptionForm } from './SubscriptionForm.tsx'

export function Page() {
  const { subscription } = useData<Data>()
  return (
    <>
      <PageHead
        title="ニュースレター"
        lead={`${SITE.name}の新しい記事と、季節の旅のたよりを、メールでお届けします。会員でない方も登録できます。`}
        crumbs={[{ label: 'トップ', href: link('top') }]}
      />
      <SubscriptionForm subscription={subscription} />
    </>
  )
}
