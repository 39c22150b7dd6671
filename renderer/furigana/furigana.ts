import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'
import { toggleFuriganaStyles } from './furigana-styles.ts'
import { isPlacePath, namesOnPage, regionsOnPage } from './names-on-page.ts'
import { isKnown, loadReadings } from './readings.ts'
import { hideReadings, showReadings } from './show-readings.ts'

const isComplete = (): boolean => namesOnPage().every(({ path }) => !isPlacePath(path) || isKnown(path))

let isOn = false
let isPlanned = false

/** Loads what the names on the page need, and shows it all at once: each step would move the page. */
async function update(): Promise<void> {
  isPlanned = false
  if (!isComplete()) await loadReadings(regionsOnPage())
  if (!isComplete()) await loadReadings(BUILT_IN_REGIONS.map(({ slug }) => slug))
  if (isOn) showReadings()
}

/** Many changes in one frame are one update. */
const plan = () => {
  if (!isPlanned) requestAnimationFrame(update)
  isPlanned = true
}

const observer = new MutationObserver(plan)

/** Shows the readings of place names, now and on what the page shows later, or removes them. */
export function toggleFurigana(isWanted: boolean): void {
  if (isWanted === isOn) return
  isOn = isWanted
  toggleFuriganaStyles(isOn)
  if (isOn) {
    const changes = { childList: true, characterData: true, attributeFilter: ['href'], subtree: true }
    observer.observe(document.body, changes)
    plan()
  } else {
    observer.disconnect()
    hideReadings()
  }
}
