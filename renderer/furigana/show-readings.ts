import { furiganaOf } from '#domain/text/furigana.ts'
import { type Name, namesOnPage } from './names-on-page.ts'
import { readingOf } from './readings.ts'

/** Browsers that do not break a line in a ruby would let longer names leave their column. */
const MAX_RUBY = 15

const isAlone = ({ parentElement, textContent }: HTMLElement): boolean =>
  parentElement?.textContent.trim() === textContent.trim()

/** Where a reading has room. A link that covers its card has a content after it already. */
const layoutOf = ({ element, text }: Name, isWhole: boolean): 'line' | 'ruby' | 'brackets' => {
  if (!isWhole || element.matches('h1') || isAlone(element)) return 'line'
  if (getComputedStyle(element, '::after').position === 'absolute') return 'line'
  return text.length > MAX_RUBY ? 'brackets' : 'ruby'
}

/** The paragraph below the heading of a place or a prefecture that repeats the reading. */
function repetitionOf({ element, text }: Name, reading: string): Element | null {
  const below = element.matches('h1') ? element.nextElementSibling : null
  return below?.matches('p') && furiganaOf(text, below.textContent) === reading ? below : null
}

/** Marks the names on the page with the readings that are known, and what is another name by now with none. */
export function showReadings(): void {
  const marked = new Set<Element>()
  for (const name of namesOnPage()) {
    const { element, path, text, start } = name
    const ofWhole = readingOf(path, text)
    const reading = ofWhole || readingOf(path, start)
    if (!reading) continue
    marked.add(element)
    const repetition = repetitionOf(name, reading)
    if (repetition) marked.add(repetition)
    repetition?.setAttribute('data-furigana-below', '')
    if (element.dataset.furigana === reading) continue
    element.dataset.furiganaAs = layoutOf(name, ofWhole !== '')
    element.dataset.furigana = reading
  }
  hideReadings(marked)
}

/** Removes all marks but those of some elements. */
export function hideReadings(except: ReadonlySet<Element> = new Set()): void {
  for (const element of document.querySelectorAll('[data-furigana],[data-furigana-below]')) {
    if (except.has(element)) continue
    for (const name of ['data-furigana', 'data-furigana-as', 'data-furigana-below'])
      element.removeAttribute(name)
  }
}
