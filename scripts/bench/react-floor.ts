import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { createElement, type ReactNode } from 'react'

// The time of react-dom for the elements of a page, without components, data and router: the lower bound of rendering.
// `NODE_ENV` must be `production` before this module is loaded.

type Node = DefaultTreeAdapterMap['childNode']

/** React's name of an attribute. Event handlers and styles become `data-` attributes. */
const asAttribute = (name: string): string =>
  ({ class: 'className', for: 'htmlFor' })[name] ?? (/^(on|style$)/.test(name) ? `data-${name}` : name)

const propsOf = (attrs: readonly { name: string; value: string }[]): Record<string, string> =>
  Object.fromEntries(attrs.map(({ name, value }) => [asAttribute(name), value]))

const WITHOUT_CHILDREN = /^(script|style|template|textarea|option|select)$/

const elementOf = (node: Node): ReactNode => {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterMap['textNode']).value
  if (!('tagName' in node)) return null
  const children = WITHOUT_CHILDREN.test(node.tagName) ? [] : node.childNodes.map(elementOf)
  return createElement(node.tagName, propsOf(node.attrs), ...children)
}

/** The elements of a document's body, as React elements. */
function elementsOf(html: string): ReactNode {
  const root = parse(html).childNodes.find((node) => node.nodeName === 'html')
  if (!root || !('childNodes' in root)) throw new Error('no document')
  const body = root.childNodes.find((node) => node.nodeName === 'body')
  if (!body) throw new Error('no body')
  return elementOf(body)
}

/** How long react-dom takes for one of these documents, in milliseconds of CPU. */
export async function reactAlone(documents: readonly string[], rounds = 40): Promise<number> {
  const { renderToString } = await import('react-dom/server')
  const trees = documents.map(elementsOf)
  const renderAll = () => {
    for (let round = 0; round < rounds; round += 1) for (const tree of trees) renderToString(tree)
  }
  // Warm-up: the first rounds are interpreted and compiled.
  renderAll()
  const before = process.cpuUsage()
  renderAll()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / rounds / trees.length
}
