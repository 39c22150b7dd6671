/** Functions that run in the browser. Each is self-contained, because it is serialised. */

/** Links, buttons and fields smaller than 44 px. Links within a sentence are exempt. */
export const smallTargets = () => {
  const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline')
  /** A pseudo-element may enlarge the target: a whole card, or the space beside a short text. */
  const areaOf = (element: Element) => {
    const cover = getComputedStyle(element, '::after')
    return cover.position === 'absolute'
      ? { width: Number.parseFloat(cover.width), height: Number.parseFloat(cover.height) }
      : (element.closest('label') ?? element).getBoundingClientRect()
  }
  const isInSentence = (element: Element) => {
    if (getComputedStyle(element).display !== 'inline') return false
    const block = element.parentElement?.closest('p, li, dd, td, figcaption, small')
    const texts = [...(block?.childNodes ?? [])].filter(
      (node) => node !== element && !(node instanceof Element && (!isInline(node) || node.matches('a'))),
    )
    return texts.map(({ textContent }) => textContent?.trim() ?? '').join('').length > 1
  }
  return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=option]')]
    .filter((element) => element.checkVisibility() && !isInSentence(element))
    .flatMap((element) => {
      const { width, height } = areaOf(element)
      // On phones the tiles of the map are smaller; the menu has the same links in full size.
      const least = element.closest('[data-region]') ? 24 : 44
      if (width >= least - 0.5 && height >= least - 0.5) return []
      return [`${element.textContent?.trim().slice(0, 30)} ${Math.round(width)}×${Math.round(height)}`]
    })
}

/** The horizontal overflow of the page, and clipped texts. */
export const cutOff = () => {
  const excess = (document.scrollingElement?.scrollWidth ?? 0) - innerWidth
  const sticking = [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .slice(0, 3)
    .map((element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`)
  const cut = [...document.querySelectorAll<HTMLElement>('body :not(input, details:not([open]))')].filter(
    (element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element)
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const isTooLong = element.scrollHeight > element.clientHeight + 2 && hides(overflowY)
      const isTooWide = element.scrollWidth > element.clientWidth + 2 && hides(overflowX)
      return (
        (isTooLong || isTooWide) &&
        element.textContent?.trim() &&
        clipPath === 'none' &&
        element.checkVisibility()
      )
    },
  )
  return [
    ...(excess > 0 ? [`${excess}px too wide`, ...sticking] : []),
    ...cut.map((element) => `cut: ${element.textContent?.slice(0, 40)}`),
  ]
}

/** The colours of every field, its hint, and its surroundings. */
export const fieldColours = () => {
  const behind = (element: Element | null): string => {
    const colour = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)'
    return element && /, 0\)$/.test(colour) ? behind(element.parentElement) : colour
  }
  return [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    .filter((field) => field.checkVisibility())
    .map((field) => ({
      name: field.name,
      edge: getComputedStyle(field).borderBlockStartColor,
      text: getComputedStyle(field).color,
      hint: getComputedStyle(field, '::placeholder').color,
      ground: behind(field),
      around: behind(field.parentElement),
    }))
}

/** Clickable elements with a background only: in forced colours they would have no visible boundary. */
export const filledControls = () =>
  [...document.querySelectorAll<HTMLElement>('a[href], button')]
    .filter((element) => element.checkVisibility())
    .filter((element) => !/, 0\)$/.test(getComputedStyle(element).backgroundColor))
    // An icon is visible without its background.
    .filter((element) => !element.querySelector('svg'))
    .filter((element) => /^0px( 0px)*$/.test(getComputedStyle(element).borderWidth))
    .map(({ textContent }) => textContent?.trim() ?? '')

/** Links with the same name and different targets. */
export const ambiguousLinks = () => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) =>
    link.checkVisibility(),
  )
  const named = Map.groupBy(links, (link) =>
    [
      // The name includes that of its list: a tag and a place may have the same name.
      link.closest('[aria-label]:is(ul, ol)')?.ariaLabel,
      link.querySelector('img')?.alt,
      link.ariaLabel ?? link.textContent?.trim(),
    ].join(' '),
  )
  return [...named].flatMap(([name, same]) => {
    const targets = new Set(same.map(({ href }) => href))
    return targets.size > 1 ? [`${name}: ${[...targets].join(' ')}`] : []
  })
}

/** Links that open a new tab without saying so, or give it access to this page. */
export const unannouncedTabs = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[target=_blank]')]
    .filter(
      ({ textContent, relList }) =>
        !/新しいタブで開きます/.test(textContent ?? '') || !relList.contains('noopener'),
    )
    .map(({ textContent, href }) => `${textContent} ${href}`)

/** Alternative texts that are empty phrases or repeat adjacent text. */
export const uselessAlternatives = () =>
  [...document.querySelectorAll('main img')].flatMap((image) => {
    const { alt, parentElement } = image as HTMLImageElement
    const figure = image.closest('figure, article, header') ?? parentElement
    const captions = [...(figure?.querySelectorAll('h1, h2, h3, figcaption') ?? [])].map((one) =>
      one.textContent?.trim(),
    )
    const isUseless =
      alt.length > 120 ||
      /(写真|画像|イラスト)$|\.(jpe?g|png|webp|avif)$/i.test(alt) ||
      captions.includes(alt)
    return alt !== '' && isUseless ? [alt] : []
  })

/** Elements and pseudo-elements with animations or transitions. */
export const moving = () =>
  [...document.querySelectorAll('*')].flatMap((element) =>
    [null, '::before', '::after', '::backdrop'].flatMap((pseudo) => {
      const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element, pseudo)
      const moves =
        /[1-9]/.test(transitionDuration) || animationName !== 'none' || scrollBehavior === 'smooth'
      return moves ? [`${element.tagName}${pseudo ?? ''} ${transitionDuration} ${animationName}`] : []
    }),
  )

/** The focused element: whether it follows the previous one in order, has a focus ring, and is visible. */
export const focusStop = () => {
  const element = document.activeElement
  const page = window as Window & { lastStop?: Element }
  if (!element || element === document.body) {
    page.lastStop = undefined
    return null
  }
  const follows =
    !page.lastStop?.isConnected ||
    Boolean(page.lastStop.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
  page.lastStop = element
  const isMarked = (one: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  // A link that covers a card shows its ring on the card.
  let marked: Element | null = element
  while (marked && !isMarked(marked)) marked = marked.parentElement
  const behind = (one: Element | null): string => {
    const colour = one ? getComputedStyle(one).backgroundColor : 'rgb(255, 255, 255)'
    return one && /, 0\)$/.test(colour) ? behind(one.parentElement) : colour
  }
  const { left, right, top, bottom } = (marked ?? element).getBoundingClientRect()
  const shares = [0.05, 0.25, 0.5, 0.75, 0.95]
  const isSeen = shares.some((x) =>
    shares.some((y) => {
      const found = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
      return found && (element.contains(found) || found === marked || marked?.contains(found))
    }),
  )
  return {
    name: `${element.tagName} ${element.ariaLabel ?? element.textContent?.trim().slice(0, 30)}`,
    follows,
    isSeen,
    ring: marked && getComputedStyle(marked).outlineColor,
    ground: behind(marked?.parentElement ?? null),
  }
}

/** The number of expected tab stops. */
export const stops = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
  ).length
