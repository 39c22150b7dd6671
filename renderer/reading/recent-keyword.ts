import { rememberKeyword } from '../device/recent-keywords.ts'

/** Remembers the keyword of a search, its `text`, on this device. */
export class RecentKeyword extends HTMLElement {
  static observedAttributes = ['text']

  attributeChangedCallback(_name: string, _before: string | null, text: string | null): void {
    if (text) rememberKeyword(text)
  }
}
