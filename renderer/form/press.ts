let isPressed = false
let waiting: (() => void)[] = []

const press = () => {
  isPressed = true
}
const release = () => {
  isPressed = false
  const due = waiting
  waiting = []
  // After the click event of this release.
  setTimeout(() => {
    for (const work of due) work()
  })
}

/** Tracks whether a pointer is pressed. Returns the cleanup function. */
export function trackPresses(): () => void {
  document.addEventListener('pointerdown', press, true)
  for (const end of ['pointerup', 'pointercancel', 'dragend']) document.addEventListener(end, release, true)
  return () => {
    document.removeEventListener('pointerdown', press, true)
    for (const end of ['pointerup', 'pointercancel', 'dragend'])
      document.removeEventListener(end, release, true)
  }
}

/**
 * Runs at once, or when the pointer is released. Pressing a button blurs a field: an error shown at that moment would
 * move the button before the release, and the click would be lost.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work)
  else work()
}
