import { changedLabel, shelfLabel } from '../shelf/labels.ts'
import { storedHearts } from '../shelf/stored-hearts.ts'

const show = () => {
  // From then on React renders them.
  if ('hydrated' in document.documentElement.dataset) return
  const saved = storedHearts()
  for (const heart of document.querySelectorAll<HTMLButtonElement>('[data-heart]')) {
    const isSaved = saved.has(heart.dataset.heart ?? '')
    if (heart.ariaPressed === String(isSaved)) continue
    heart.ariaPressed = String(isSaved)
    heart.ariaLabel = changedLabel(heart.ariaLabel ?? '', isSaved)
  }
  const button = document.querySelector<HTMLButtonElement>('[data-shelf]')
  if (!button) return
  if (saved.size > 0) button.dataset.count = String(saved.size)
  else delete button.dataset.count
  button.ariaLabel = shelfLabel(saved.size)
}

/** Shows on ♡ and in the header what is saved on this device, until the app does. */
export function showHearts(): void {
  show()
  addEventListener('storage', show)
  addEventListener('pageshow', ({ persisted }) => persisted && show())
}
