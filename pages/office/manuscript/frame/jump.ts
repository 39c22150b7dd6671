import type { Tab } from './tabs.ts'

const FOCUSABLE = 'input, textarea, select, button, [contenteditable="true"], [tabindex]'

/** `blocks.3.data.text` → the element of the fourth block; other paths → the element of the field. */
function placeOf(path: string, fields: Record<string, unknown>): HTMLElement | null {
  const [list = '', index] = path.split('.')
  const blocks = fields[list]
  const id = Array.isArray(blocks) && index !== undefined ? blocks[Number(index)]?.id : undefined
  if (typeof id === 'string') {
    const block = blockElement(id)
    if (block) return block
  }
  for (let part = path; part; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    const name = CSS.escape(part)
    const found = document.querySelector<HTMLElement>(
      `[data-path="${name}"], :is(input, select, textarea)[name="${name}"]`,
    )
    if (found) return found
  }
  return null
}

const blockElement = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`)

const isSteady = () => matchMedia('(prefers-reduced-motion: reduce)').matches

function arrive(place: HTMLElement): void {
  place.scrollIntoView({ block: 'center', behavior: isSteady() ? 'auto' : 'smooth' })
  const surface = place.closest<HTMLElement>('[contenteditable="true"]')
  if (surface) {
    surface.focus({ preventScroll: true })
    getSelection()?.collapse(place, 0)
  } else {
    const control = place.matches(FOCUSABLE) ? place : place.querySelector<HTMLElement>(FOCUSABLE)
    control?.focus({ preventScroll: true })
    // Shows the focus for pointer users too.
    control?.setAttribute('data-arrived', '')
    control?.addEventListener('blur', () => control.removeAttribute('data-arrived'), { once: true })
  }
  place.animate?.([{ backgroundColor: 'var(--kohaku-wash)' }, {}], { duration: isSteady() ? 0 : 1200 })
}

/** Shows the panel of a field and focuses it. */
export function jumpToField(
  path: string,
  fields: Record<string, unknown>,
  showTab: (tab: Tab) => void,
): void {
  const place = placeOf(path, fields)
  if (!place) return
  showTab((place.closest<HTMLElement>('[data-panel]')?.dataset.panel as Tab | undefined) ?? 'edit')
  // The panel is rendered in the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => arrive(place)))
}

/** Shows the next step of the workflow: its button, or the checklist if it is blocked. */
export function jumpToNextStep(showTab: (tab: Tab) => void): void {
  showTab('publish')
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const step = document.querySelector<HTMLElement>('[data-next-step]:not(:disabled)')
      const place = step ?? document.getElementById('checklist-heading')
      if (place) arrive(place)
    }),
  )
}

/** Shows and focuses a block of the body. */
export function jumpToBlock(id: string, showTab: (tab: Tab) => void): void {
  showTab('edit')
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const place = blockElement(id)
      if (place) arrive(place)
    }),
  )
}
