import { browserName } from '../operations/browser-name.ts'

/** Devices say the names of older ones as well, so the order decides. */
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

/** A device as its owner knows it: `iPhoneのSafari`. Nothing else of what a browser says of itself, and never a version. */
export function deviceName(userAgent: string | undefined): string {
  const browser = browserName(userAgent).replace(/ \d+$/, '')
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0]
  if (!system) return browser === OTHER ? '不明な端末' : browser
  return browser === OTHER ? system : `${system}の${browser}`
}
