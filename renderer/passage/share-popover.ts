const STYLES = `
[data-passage]{position:absolute;inset:auto;margin:0;padding:0;border:0;border-radius:var(--radius);outline:1px solid var(--paper);
background:var(--ai);color:var(--on-ai);font:var(--size-15)/1.5 var(--gothic);overflow:visible}
[data-passage] button{display:block;min-block-size:2.75rem;padding-inline:var(--space-16);border:0;background:none;
color:inherit;font:inherit;cursor:pointer}
[data-passage] button:hover{text-decoration:underline}
[data-passage] p{margin:0;padding:var(--space-12) var(--space-16)}
[data-passage] p:empty,[data-passage] :not(:empty)+button{display:none}
@media print{[data-passage]{display:none}}`

/** Below a selection; on touch screens also below its handles. In CSS pixels. */
const GAP = { mouse: 8, touch: 40 }
const MARGIN = 8

const isTouched = () => matchMedia('(pointer:coarse)').matches

/** A button at the end of the selection that shares its URL: by the share sheet of a phone, elsewhere by copying it. */
export class SharePopover {
  /** While it is, the selection may go: some browsers end it at a press. */
  isPressed = false
  readonly #box = document.createElement('div')
  readonly #status = document.createElement('p')
  #url = ''

  constructor() {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(STYLES)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    const button = document.createElement('button')
    button.textContent = '選んだ文を共有'
    button.onclick = () => this.#share()
    this.#status.role = 'status'
    const box = this.#box
    box.dataset.passage = ''
    box.popover = 'manual'
    box.append(this.#status, button)
    // The selection stays.
    box.onmousedown = () => false
    box.onpointerdown = () => {
      this.isPressed = true
    }
    box.onpointercancel = box.onpointerleave = () => {
      this.isPressed = false
    }
    document.body.append(box)
    addEventListener('keydown', ({ key }) => key === 'Escape' && this.hide())
  }

  show(range: Range, url: string): void {
    const box = this.#box
    if (this.#url !== url) this.#status.textContent = ''
    this.#url = url
    box.showPopover()
    const end = [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect()
    const top = end.bottom + (isTouched() ? GAP.touch : GAP.mouse)
    const lowest = innerHeight - box.offsetHeight - MARGIN
    const rightmost = document.documentElement.clientWidth - box.offsetWidth - MARGIN
    box.style.top = `${Math.max(MARGIN, Math.min(top, lowest)) + scrollY}px`
    box.style.left = `${Math.max(MARGIN, Math.min(end.right, rightmost)) + scrollX}px`
  }

  hide(): void {
    this.#url = ''
    this.#box.hidePopover()
  }

  async #share(): Promise<void> {
    this.isPressed = false
    const url = this.#url
    if (isTouched() && 'share' in navigator) {
      // Closing the share sheet is not an error.
      await navigator.share({ title: document.title, url }).catch(() => {})
      return this.hide()
    }
    // Without https there is no clipboard.
    const isCopied = await Promise.resolve(navigator.clipboard?.writeText(url)).then(
      () => 'clipboard' in navigator,
      () => false,
    )
    this.#status.textContent = isCopied
      ? 'リンクをコピーしました'
      : 'コピーできませんでした。もう一度文を選んでお試しください。'
  }
}
