import { parse } from 'parse5'
import { expect, test } from 'vitest'
import type { SiteConfig } from '#domain/site/site-config.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { issueMail } from './issue-mail.ts'

const CONFIG: SiteConfig = {
  apiHost: '',
  appHost: 'https://tabishirube.example',
  imageHost: 'https://images.tabishirube.example',
  amazonAffiliateId: '',
  rakutenAffiliateId: '',
  rakutenLinkSetId: '',
  gtag: '',
}
const HOSTILE = `"><script>alert(1)</script>'&<img src=x onerror=alert(1)>`
const READER = {
  to: 'yomu@example.jp',
  unsubscribe: 'https://tabishirube.example/newsletter/unsubscribe?token=x',
}
const CARD = {
  title: '雪の宿',
  catch: '湯けむりの町で。',
  label: 'PR・旅館',
  href: 'https://tabishirube.example/hotels/yuki',
  picture: 'https://tabishirube.example/cdn-cgi/image/width=1024/x.jpg',
}

test('an issue has its opening in paragraphs, its pages, the sender, and the way to end it, in both forms', async () => {
  const content = { subject: '冬の号', opening: '一行目\n二行目\n\n\n次の段落', cards: [CARD] }
  const { html, text } = await issueMail(content, READER, CONFIG)
  expect(html).toMatch(/一行目<br>二行目<\/p>\s*<p [^>]*>次の段落<\/p>/)
  for (const form of [html, text])
    for (const part of [
      '冬の号',
      CARD.title,
      CARD.catch,
      CARD.label,
      CARD.href,
      '株式会社たびしるべ舎',
      '〒000-0000 東京都千代田区',
      'https://company.tabishirube.example/contact',
      READER.unsubscribe,
    ])
      expect(form).toContain(part)
  expect(html).toContain('@media (prefers-color-scheme: dark)')
})

test('a text in an issue stays a text', async () => {
  const card = { ...CARD, title: HOSTILE, catch: HOSTILE, label: HOSTILE }
  const { html } = await issueMail({ subject: HOSTILE, opening: HOSTILE, cards: [card] }, READER, CONFIG)
  const names: string[] = []
  const visit = (node: { nodeName: string; attrs?: { name: string }[]; childNodes?: unknown[] }) => {
    names.push(node.nodeName, ...(node.attrs ?? []).map(({ name }) => name))
    for (const child of node.childNodes ?? []) visit(child as typeof node)
  }
  visit(parse(html) as never)
  expect(names.filter((name) => /^(script|onerror|form|iframe|object)$/.test(name))).toEqual([])
  expect(names.filter((name) => name === 'img')).toHaveLength(1)
})

test('the mail of confirmation has the link with its token, and how long it is valid', async () => {
  const { subject, html, text } = await confirmationMail('yomu@example.jp', 'abc', CONFIG)
  expect(subject).not.toMatch(/\p{Cc}/u)
  for (const form of [html, text]) {
    expect(form).toContain('https://tabishirube.example/newsletter/confirm?token=abc')
    expect(form).toContain('48時間')
  }
})
