import { passageLink } from './passage-link.ts'
import { SharePopover } from './share-popover.ts'

/** How long a selection stays as it is before it is an intent, in milliseconds. */
const SETTLED_MS = 250

/** What is selected in the content of the page, apart from fields. */
const selectedRange = (): Range | null => {
  const selection = getSelection()
  if (!selection?.rangeCount || selection.isCollapsed) return null
  const range = selection.getRangeAt(0)
  const { commonAncestorContainer: node } = range
  const element = node instanceof Element ? node : node.parentElement
  return element?.closest('main') && !element.closest('[contenteditable],dialog') ? range : null
}

const popover = new SharePopover()
let timer: ReturnType<typeof setTimeout> | undefined

const update = () => {
  if (popover.isPressed) return
  const range = selectedRange()
  const url = range && passageLink(range)
  if (url) popover.show(range, url)
  else popover.hide()
}

const plan = () => {
  clearTimeout(timer)
  timer = setTimeout(update, SETTLED_MS)
}

document.addEventListener('selectionchange', plan)
plan()
