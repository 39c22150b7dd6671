/** A picture of the page as the lightbox shows it: `small` is what the page has loaded already. */
export type ZoomedPicture = {
  src: string
  small: string
  alt: string
  caption: string
  credit: string
  /** Whether it has a shape of its own, and is shown whole. */
  isWhole: boolean
}

const textOf = (figure: Element | null, part: string): string =>
  figure?.querySelector(`figcaption [data-${part}]`)?.textContent ?? ''

function pictureOf(link: HTMLAnchorElement): ZoomedPicture {
  const image = link.querySelector('img')
  const figure = link.closest('figure')
  return {
    src: link.href,
    small: image?.currentSrc || image?.src || '',
    alt: image?.alt ?? '',
    caption: textOf(figure, 'caption'),
    credit: textOf(figure, 'credit'),
    isWhole: link.dataset.zoom === 'whole',
  }
}

/** All pictures of the page that can be seen large, in its order, and the place of one among them. */
export function zoomedPictures(opener: HTMLAnchorElement): { pictures: ZoomedPicture[]; start: number } {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[data-zoom]')]
  return { pictures: links.map(pictureOf), start: Math.max(0, links.indexOf(opener)) }
}
