/** Focusable tools, in order. */
const toolsOf = (bar: Element): HTMLElement[] => [...bar.querySelectorAll<HTMLElement>('button, select')]

/** Moves the focus along a toolbar; returns whether the key was handled. */
export function moveFocus(bar: Element, key: string): boolean {
  const tools = toolsOf(bar)
  const at = tools.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[key]
  if (to === undefined || tools.length === 0) return false
  const next = tools[(to + tools.length) % tools.length]
  for (const tool of tools) tool.tabIndex = tool === next ? 0 : -1
  next?.focus()
  return true
}

/** Focuses the toolbar's tab stop. */
export const enterToolbar = (bar: Element | null): void => {
  if (!bar) return
  const tools = toolsOf(bar)
  const tool = tools.find(({ tabIndex }) => tabIndex === 0) ?? tools[0]
  tool?.focus()
}
