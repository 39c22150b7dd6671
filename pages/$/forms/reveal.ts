const CONTROLS = 'input, select, textarea, button, [contenteditable="true"], [tabindex]'

/**
 * Leads to a field by its path: `hours.regular.0.open`. Where it has no control of its own (it is in a part that is not
 * shown), to the nearest part of the form that it belongs to. Says whether anything was found.
 */
export function revealField(form: ParentNode, path: string): boolean {
  for (let keys = path.split('.'); keys.length > 0; keys = keys.slice(0, -1)) {
    const name = CSS.escape(keys.join('.'))
    const found = form.querySelector<HTMLElement>(`[name="${name}"], [data-path="${name}"]`)
    if (!found) continue
    const control = found.matches(CONTROLS) ? found : found.querySelector<HTMLElement>(CONTROLS)
    control?.focus({ preventScroll: true })
    ;(found.closest('[data-field]') ?? found).scrollIntoView({ block: 'center' })
    return true
  }
  return false
}
