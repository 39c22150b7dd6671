import type { SubscriptionState } from '#domain/newsletter/subscription.ts'
import { SITE } from '#domain/site/site.ts'
import { link } from '#domain/url/link.ts'
import { Button } from '#renderer/form/Button.tsx'
import { Field, FieldHint } from '#renderer/form/Field.tsx'
import formStyles from '#renderer/form/Form.module.css'
import inputStyles from '#renderer/form/Input.module.css'

const ID = 'newsletter-email'
const IDS = { id: ID, hintId: `${ID}-hint`, errorId: `${ID}-error` }

const CONSENT = `登録すると、${SITE.operator.name}が${SITE.name}の記事やお知らせ（広告を含むことがあります）をメールでお送りすることに同意したものとします。メールアドレスは配信のためだけに使い、どのメールからでも、すぐに配信をやめられます`

/**
 * The form of the newsletter, which the browser itself sends, with and without script: the Worker answers with another page, or
 * with this one and what is wrong (worker/documents/newsletter-forms.ts).
 */
export function SubscriptionForm({ subscription }: { subscription: SubscriptionState | null }) {
  const error = subscription?.isField ? subscription.message : undefined
  return (
    <form className={formStyles.form} method="post" action={link('newsletter')} noValidate>
      <div className={formStyles.refusal} role="alert">
        {subscription && <p>{error ? '入力した内容をお確かめください。' : subscription.message}</p>}
      </div>
      <Field
        label="メールアドレス"
        hint="確認のメールをお送りします。その中のリンクを押すまで、登録されません。"
        required
        ids={{ ...IDS, error }}
      >
        <input
          className={inputStyles.input}
          id={ID}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={subscription?.email}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${IDS.hintId} ${IDS.errorId}` : IDS.hintId}
        />
      </Field>
      {/* For scripts only: neither shown nor read. */}
      <p hidden>
        <label htmlFor="newsletter-website">ここには何も書かないでください</label>
        <input id="newsletter-website" name="website" tabIndex={-1} autoComplete="off" />
      </p>
      <FieldHint id="newsletter-consent">
        {CONSENT}（<a href={link('about', { hash: 'PrivacyPolicy' })}>プライバシーポリシー</a>）。
      </FieldHint>
      <div className={formStyles.buttons}>
        <Button variant="primary" type="submit">
          同意して登録する
        </Button>
      </div>
    </form>
  )
}
