import { formatAs } from '#domain/date/date.ts'

/** A script that runs; data scripts (`type="application/…"`) stay. */
const SCRIPT = /<script(?![^>]*\btype="application\/)[^>]*>[\s\S]*?<\/script>\n?/g
const ROBOTS = /<meta name="robots" content="[^"]*">/
const BODY = '<body>'

/** Its own styles: the page's style sheets have none for the banner. */
const BANNER_STYLE = `#preview-banner{position:sticky;inset-block-start:0;z-index:1000;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline;justify-content:center;padding:.375rem 1rem;background:#7a5200;color:#fff;font:600 .8125rem/1.5 sans-serif}#preview-banner span{font-weight:400}@media print{#preview-banner{display:none}}`

/** `11月21日 17:05`, in Japan. */
const moment = formatAs('M月d日 HH:mm')

const banner = (until: Date): string =>
  `<aside id="preview-banner" aria-label="プレビュー"><style>${BANNER_STYLE}</style>プレビュー<span>公開前の内容を含みます。このリンクは${moment(until)}まで開けます。</span></aside>`

/**
 * The document of a public page as a preview: without scripts, so that nothing is counted, stored or measured; not
 * indexable; with a banner; and in the colours of a scheme, by default of the device's. Everything else is unchanged.
 */
export const asPreview = (html: string, until: Date, scheme?: 'light' | 'dark'): string =>
  html
    .replace(SCRIPT, '')
    .replace('<html ', scheme ? `<html data-appearance="${scheme}" ` : '<html ')
    .replace(ROBOTS, '<meta name="robots" content="noindex,nofollow">')
    .replace(BODY, () => BODY + banner(until))

const PAGE_STYLE = `:root{color-scheme:light dark;--paper:#faf7f1;--sumi:#221f1b}@media(prefers-color-scheme:dark){:root{--paper:#1b1a18;--sumi:#ece6da}}body{margin:0;min-block-size:100vh;display:grid;place-content:center;justify-items:start;padding:1.5rem;background:var(--paper);color:var(--sumi);font:1rem/1.8 "Hiragino Sans","Noto Sans JP","Noto Sans CJK JP",sans-serif;line-break:strict}main{max-inline-size:36rem}h1{font:600 1.375rem/1.4 "Hiragino Mincho ProN","Yu Mincho","Noto Serif JP","Noto Serif CJK JP",serif}`

/** The inline styles of these documents: the policy allows no others. */
export const PREVIEW_STYLES = [BANNER_STYLE, PAGE_STYLE] as const

const MESSAGES = {
  over: {
    title: 'プレビューの期限が切れました',
    text: 'このリンクは、作られてから1時間を過ぎたか、編集室で無効にされました。もう一度ご覧になるには、リンクを送った人に新しいリンクを頼んでください。',
  },
  unknown: {
    title: 'プレビューを開けません',
    text: 'リンクの一部が欠けているか、原稿が削除されています。受け取ったリンクをすべて貼り付けたか、お確かめください。',
  },
} as const

/** The page of an invalid link. */
export const withoutPreview = (why: keyof typeof MESSAGES): string => {
  const { title, text } = MESSAGES[why]
  return `<!DOCTYPE html>
<html lang="ja"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>${title}｜たびしるべ</title><meta name="robots" content="noindex,nofollow">
<style>${PAGE_STYLE}</style>
</head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`
}
