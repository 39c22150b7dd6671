import { browserName } from '../operations/browser-name.ts'

/** User agents also contain the names of older systems, so the order matters. */
const SYSTEMS: readonly [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Mac', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
]

const OTHER = 'その他'

/** Device and browser as the owner knows them: `iPhoneのSafari`. Versions and other details are dropped. */
export function deviceName(userAgent: string | undefined): string {
  const browser = browserName(userAgent).replace(/ \d+$/, '')
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0]
  if (!system) return browser === OTHER ? '不明な端末' : browser
  return browser === OTHER ? system : `${system}の${browser}`
}
