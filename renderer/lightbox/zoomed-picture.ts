/** A picture of the page as shown by the lightbox: `small` is the version already loaded. */
export type ZoomedPicture = {
  src: string
  small: string
  alt: string
  caption: string
  credit: string
  /** Whether it has its own aspect ratio and is shown uncropped. */
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

/** All zoomable pictures of the page in document order, and the index of one of them. */
export function zoomedPictures(opener: HTMLAnchorElement): { pictures: ZoomedPicture[]; start: number } {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[data-zoom]')]
  return { pictures: links.map(pictureOf), start: Math.max(0, links.indexOf(opener)) }
}
