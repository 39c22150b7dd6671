/** Remembers the keyword of a search, its `text`, on this device. Its code is no part of what every page loads. */
export class RecentKeyword extends HTMLElement {
  static observedAttributes = ['text']

  attributeChangedCallback(_name: string, _before: string | null, text: string | null): void {
    if (!text) return
    import('../device/recent-keywords.ts').then(
      ({ rememberKeyword }) => rememberKeyword(text),
      () => {},
    )
  }
}
