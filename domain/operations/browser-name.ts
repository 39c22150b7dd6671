/** Browser families by their user agent token; others borrow these names, so the order matters. */
const FAMILIES: readonly [name: string, pattern: RegExp][] = [
  ['LINE', /\bLine\/(\d+)/i],
  ['Instagram', /\bInstagram (\d+)/],
  ['Yahoo! JAPAN', /\bYJApp-\S{0,20}?\/?(\d+)/],
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari\//],
]

/** A browser's family and major version: `Chrome 141`. Other details are dropped. */
export function browserName(userAgent: string | undefined): string {
  for (const [name, pattern] of FAMILIES) {
    const version = pattern.exec(userAgent ?? '')?.[1]
    if (version) return `${name} ${version.slice(0, 4)}`
  }
  return 'その他'
}

export const DEVICES = ['phone', 'desktop'] as const
export type Device = (typeof DEVICES)[number]

export const deviceOf = (userAgent: string | undefined): Device =>
  /\bMobi|\biP(ad|hone)\b|\bAndroid\b/.test(userAgent ?? '') ? 'phone' : 'desktop'

/** Whether the user agent is a bot. */
export const isMachine = (userAgent: string | undefined): boolean =>
  /bot\b|crawl|spider|chrome-lighthouse|facebookexternalhit|google(?:other)?\b/i.test(userAgent ?? '')
