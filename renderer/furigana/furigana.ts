import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'
import { toggleFuriganaStyles } from './furigana-styles.ts'
import { isPlacePath, namesOnPage, regionsOnPage } from './names-on-page.ts'
import { isKnown, loadReadings } from './readings.ts'
import { hideReadings, showReadings } from './show-readings.ts'

const isComplete = (): boolean => namesOnPage().every(({ path }) => !isPlacePath(path) || isKnown(path))

const root = document.documentElement

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
function follow(): void {
  const isChosen = /kana/.test(root.dataset.appearance ?? '')
  if (isChosen === isOn) return
  isOn = isChosen
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

// The reading script and the app have a copy of this code each: the first one that is loaded does the work.
if (!('followsFurigana' in root.dataset)) {
  root.dataset.followsFurigana = ''
  // The choice may be changed in the dialog of this page, or in another tab (renderer/first-lines.ts).
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-appearance'] })
  follow()
}
