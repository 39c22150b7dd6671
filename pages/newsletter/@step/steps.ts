import type { NewsletterStep } from '#domain/newsletter/newsletter-step.ts'

type Step = {
  title: string
  lead: string
  /** The button that sends the address of the page, with the token of its link. */
  button?: string
}

/** What the pages after the form of the newsletter say. */
export const STEPS: Record<NewsletterStep, Step> = {
  sent: {
    title: '確認のメールをお送りします',
    lead: '届いたメールのリンクを48時間のうちに開いて、登録を確かめてください。数分待っても届かないときは、迷惑メールの振り分けもご覧ください。すでに登録されている方には、メールは届きません。',
  },
  confirm: {
    title: 'ニュースレターの登録',
    lead: '次のボタンを押すと、登録が終わります。',
    button: '登録する',
  },
  confirmed: {
    title: '登録しました',
    lead: '次の号から、ニュースレターをお送りします。配信は、どのメールからでも、すぐにやめられます。',
  },
  expired: {
    title: 'このリンクは使えません',
    lead: 'お申し込みから48時間を過ぎたか、リンクの一部が欠けています。もう一度、ニュースレターのページからお申し込みください。',
  },
  unsubscribe: {
    title: '配信の停止',
    lead: '次のボタンを押すと、ニュースレターの配信をやめ、お預かりしたメールアドレスを消去します。',
    button: '配信を停止する',
  },
  unsubscribed: {
    title: '配信を停止しました',
    lead: 'ご購読ありがとうございました。メールアドレスは消去しました。すでに送りはじめたメールが、行きちがいで届くことがあります。',
  },
}
