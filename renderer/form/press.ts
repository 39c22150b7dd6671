let isPressed = false
let waiting: (() => void)[] = []

const press = () => {
  isPressed = true
}
const release = () => {
  isPressed = false
  const due = waiting
  waiting = []
  // After the click that this release makes.
  setTimeout(() => {
    for (const work of due) work()
  })
}

/** Knows from now on whether a button of the mouse is held down. Answers with how to stop. */
export function watchPresses(): () => void {
  document.addEventListener('pointerdown', press, true)
  for (const end of ['pointerup', 'pointercancel', 'dragend']) document.addEventListener(end, release, true)
  return () => {
    document.removeEventListener('pointerdown', press, true)
    for (const end of ['pointerup', 'pointercancel', 'dragend'])
      document.removeEventListener(end, release, true)
  }
}

/**
 * At once, or as soon as nothing is being pressed. Pressing a button leaves a field: a mistake told at that moment would
 * move the button away between press and release, and the click would be lost.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work)
  else work()
}
