/** A section is current once its heading is in the upper third of the viewport or above. */
const REACHED = { rootMargin: '1000000px 0px -66%' }

/** Everything below counts as visible, so that a jump across the element is detected too. */
const BEFORE_THE_TOP = { rootMargin: '0px 0px 1000000px' }

/**
 * 目次: marks the link of the current section, and names it in the bar (`data-bar`) that leads back to the contents, which
 * is shown once they are scrolled out at the top. What it observes leaves the page together with it.
 */
export class ContentsLine extends HTMLElement {
  async connectedCallback(): Promise<void> {
    // The app may insert this before the headings of the same page.
    await null
    const bar = this.querySelector('[data-bar]')
    const links = new Map(
      [...this.querySelectorAll<HTMLAnchorElement>('li a')].map((link) => [link.hash.slice(1), link]),
    )
    const reached = new Set<string>()
    const sections = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        isIntersecting ? reached.add(target.id) : reached.delete(target.id)
      const current = [...links.keys()].findLast((id) => reached.has(id))
      for (const [id, link] of links) link.ariaCurrent = id === current ? 'location' : null
      const name = bar?.querySelector('[data-part=section]')
      if (name) name.textContent = links.get(current ?? '')?.textContent ?? ''
    }, REACHED)
    for (const id of links.keys()) {
      const heading = document.getElementById(id)
      if (heading) sections.observe(heading)
    }
    const contents = new IntersectionObserver(
      (entries) => bar?.toggleAttribute('data-shown', !entries.at(-1)?.isIntersecting),
      BEFORE_THE_TOP,
    )
    contents.observe(this.firstElementChild ?? this)
  }
}
